import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { describe, expect, it } from 'vitest';
import { requestSql } from '../../platform/database/request-sql.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { uploadServer } from '../../testing/upload-server.ts';
import { makeCsrfToken } from '../protection/csrf-token.ts';
import { makeTimeToken } from '../protection/time-token.ts';
import { pdf, wordDocument } from './test-archive.ts';
import { beginUpload, growUpload } from './upload-rows.ts';

const test = payloadTest();
const { upload, rows, deleteExpired, port, token, failures } = uploadServer(test);

describe('FRM-10 refuses', () => {
  const refusals = async (answer: Promise<Awaited<ReturnType<typeof upload>>>) => {
    const { status, problem } = await answer;
    return [status, problem?.key];
  };
  const files = () =>
    ['uploads', 'incoming']
      .map((name) => join(test.dataFolder, name))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()));

  it('a file that is too large, unsafe, of another type or for no field, and deletes it', async () => {
    const before = files().length;
    const bomb = wordDocument({ name: 'word/a.xml', content: Buffer.alloc(30_000_000) });
    expect(await refusals(upload(Buffer.alloc(1024 * 1024 + 1)))).toEqual([422, 'fileTooLarge']);
    expect(await refusals(upload(bomb, { name: 'cv.docx' }))).toEqual([422, 'fileUnsafe']);
    expect(await refusals(upload(Buffer.from('<svg onload="alert(1)"/>'), { name: 'x.svg' }))).toEqual([422, 'fileUnsafe']);
    expect(await refusals(upload(Buffer.from('hallo')))).toEqual([422, 'fileType']);
    expect(await refusals(upload(Buffer.alloc(0)))).toEqual([422, 'fileType']);
    expect((await upload(pdf(), { field: 'x' })).status).toBe(404);
    expect(files().length).toBe(before);
    await test.payload.db.pool.query("update form_upload set expires_at = now() - interval '1 second'");
    expect(await deleteExpired()).toBe(4);
  });

  it('a large file without a declared size', async () => {
    const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
    const pieces = ReadableStream.from(Array.from({ length: 20 }, () => new Uint8Array(300_000)));
    const attempt = { method: 'POST', headers: token(), body: pieces, duplex: 'half' } as RequestInit;
    const answer = await fetch(`http://127.0.0.1:${port()}${path}`, attempt);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { problem: { handle: 'drawing', key: 'fileTooLarge', amount: 1 } },
    ]);
  });

  it('an upload that its sender aborts, and deletes it', async () => {
    const before = files().length;
    const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
    const attempt = httpRequest({ port: port(), path, method: 'POST', headers: token(), agent: false }).on(
      'error',
      () => undefined,
    );
    attempt.write(pdf());
    await expect.poll(() => files().length).toBe(before + 1);
    attempt.destroy();
    await expect.poll(() => files().length).toBe(before);
    expect(failures).toEqual([]);
  });

  it('too many files of one visitor, and accepts those of others', async () => {
    await test.payload.db.pool.query(
      `insert into form_upload (form, field, site_id, visitor, file, bytes, expires_at)
       select 'example', 'drawing', 1, 'x', 'x/' || n, 1, now() + interval '1 hour' from generate_series(1, 59) n`,
    );
    await upload(pdf());
    await test.payload.db.pool.query(
      `update form_upload set visitor = (select visitor from form_upload where visitor <> 'x' limit 1)`,
    );
    expect(await refusals(upload(pdf()))).toEqual([422, 'tooOften']);
    expect((await upload(pdf(), { visitor: '10.1.1.2' })).status).toBe(200);
  });

  it('a file without a token of its form', async () => {
    const send = async (headers: Record<string, string>) => {
      const path = '/uploads?handle=example&field=drawing&siteId=1&name=plan.pdf';
      const answer = await fetch(`http://127.0.0.1:${port()}${path}`, { method: 'POST', headers, body: new Uint8Array(pdf()) });
      return [answer.status, ((await answer.json()) as { problem?: unknown }).problem];
    };
    const refused = [422, { handle: null, key: 'captcha' }];
    expect(await send({})).toEqual(refused);
    expect(await send({ 'x-form-token': 'x' })).toEqual(refused);
    expect(await send({ 'x-form-token': makeCsrfToken('a secret', { handle: 'other', siteId: 1 }) })).toEqual(refused);
    expect(await send({ 'x-form-time': 'x' })).toEqual(refused);
    const old = makeCsrfToken('a secret', { handle: 'example', siteId: 1 }, Date.now() - 5 * 3_600_000);
    expect(await send({ 'x-form-token': old })).toEqual([422, { handle: null, key: 'expired' }]);
    expect(await send({ 'x-form-time': makeTimeToken('a secret').token })).toEqual([200, undefined]);
    expect(await rows()).toHaveLength(1);
  });

  it('a fifth concurrent upload of one visitor', async () => {
    const idle = await Promise.all(Array.from({ length: 4 }, () => idleUpload('10.1.1.3')));
    expect(await refusals(upload(pdf(), { visitor: '10.1.1.3' }))).toEqual([422, 'tooOften']);
    for (const attempt of idle) attempt.destroy();
    await expect.poll(() => refusals(upload(pdf(), { visitor: '10.1.1.3' }))).toEqual([200, undefined]);
  });

  it('OPS-09 more bytes than a visitor, a network or all visitors may send, except from a network with few waiting bytes', async () => {
    const executor = await requestSql({ payload: test.payload, transactionID: undefined });
    let files = 0;
    const send = async (visitor: string, widerNetwork: string, bytes = 200_000_000) => {
      const purpose = { ...{ form: 'example', field: 'drawing', siteId: 1 }, visitor, widerNetwork };
      files += 1;
      const id = await beginUpload(executor, purpose, `x/${files}`);
      return id !== undefined && growUpload(executor, id, purpose, { bytes, waitingBytes: 1_000_000_000 });
    };
    expect(await send('a1', 'a')).toBe(true);
    expect(await send('a1', 'a')).toBe(false);
    expect(await send('a2', 'a')).toBe(true);
    expect(await send('a3', 'a')).toBe(false);
    for (let index = 0; index < 3; index += 1) expect(await send(`b${index}`, `b${index}`)).toBe(true);
    expect(await send('c', 'c')).toBe(false);
    expect(await send('c', 'c', 25_000_000)).toBe(true);
    expect(await send('c', 'c', 25_000_000)).toBe(false);
  });
});

/** Starts an upload of which only the first bytes arrive. */
async function idleUpload(visitor: string): Promise<ClientRequest> {
  const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
  const headers = { 'x-visitor-address': visitor, ...token() };
  const attempt = httpRequest({ port: port(), path, method: 'POST', headers, agent: false }).on('error', () => undefined);
  const before = (await rows()).length;
  attempt.write('%PDF');
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(before);
  return attempt;
}

it('FRM-10 accepts the files of other visitors during ninety idle uploads from ten addresses', async () => {
  const addresses = Array.from({ length: 10 }, (_, index) => `10.9.0.${index}`);
  const sockets: Socket[] = [];
  for (const visitor of addresses.flatMap((address) => Array(9).fill(address))) {
    const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
    socket.write(
      [
        'POST /uploads?handle=example&field=drawing&siteId=1&name=a.pdf HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked',
        `x-visitor-address: ${visitor}\r\nx-form-token: ${token()['x-form-token']}\r\n\r\n4\r\n%PDF\r\n`,
      ].join('\r\n'),
    );
    sockets.push(socket);
  }
  await expect.poll(async () => (await rows()).length).toBe(40);
  const { rows: counted } = await test.payload.db.pool.query('select sum(bytes)::int as bytes from form_upload');
  expect(counted).toEqual([{ bytes: 0 }]);
  for (let index = 0; index < 5; index += 1) {
    expect((await upload(pdf(), { visitor: `10.8.0.${index}` })).status).toBe(200);
  }
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => failures).toEqual([]);
});
