import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ClientRequest, createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import type { FileUploadField } from '@plantsoen/form-rules/form-definition.ts';
import { createLocalReq } from 'payload';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestSql } from '../../platform/database/request-sql.ts';
import { problemsOf, savedId, submittedForms } from '../../testing/submitted-forms.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { deleteExpiredUploads } from '../forms.cleanup-job.ts';
import { makeCsrfToken } from '../protection/csrf-token.ts';
import { makeTimeToken } from '../protection/time-token.ts';
import { downloadFile } from './download-file.ts';
import { pdf, wordDocument } from './test-archive.ts';
import { uploadHandler } from './upload-handler.ts';
import { beginUpload, growUpload } from './upload-rows.ts';

const field = exampleField('FileUpload', {
  handle: 'drawing',
  limitFiles: 3,
  maxMb: 1,
  accept: ['.pdf', '.docx'],
}) as FileUploadField;
const other = exampleField('FileUpload', { handle: 'photo', limitFiles: 3, maxMb: 1, accept: [] });

const test = payloadTest();
const forms = submittedForms(test);
let server: Server;
const failures: unknown[] = [];
beforeAll(async () => {
  // The hashes of visitors change daily, so the clock is fixed at noon.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T12:00:00Z') });
  const handler = uploadHandler({
    executor: await requestSql({ payload: test.payload, transactionID: undefined }),
    storage: test.options.storage,
    incomingFolder: join(test.dataFolder, 'incoming'),
    secret: 'a secret',
    fieldKeys: test.options.fieldKeys,
    waitingBytes: 2_000_000_000,
    findField: async (handle, siteId, name) =>
      handle === 'example' && siteId === 1 && (name === 'drawing' || name === 'secret')
        ? { ...field, handle: name, isEncrypted: name === 'secret' }
        : undefined,
  });
  const log = pino({ level: 'silent' });
  server = createServer((request, response) => {
    const query = new URL(`http://x${request.url}`).searchParams;
    void (async () => handler({ request, response, path: '/uploads', query, log }))().catch((error) => failures.push(error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => test.payload.db.pool.query('truncate form_upload, form_submissions, mail restart identity cascade'));
afterAll(async () => {
  vi.useRealTimers();
  server.close();
});

/** Returns the header with the form's token, which the site forwards. */
const token = () => ({ 'x-form-token': makeCsrfToken('a secret', { handle: 'example', siteId: 1 }) });

type Upload = { name?: string; field?: string; visitor?: string };

async function upload(content: Buffer, { name = 'plan.pdf', field = 'drawing', visitor = '10.1.1.1' }: Upload = {}) {
  const { port } = server.address() as AddressInfo;
  const query = new URLSearchParams({ handle: 'example', field, siteId: '1', name });
  const response = await fetch(`http://127.0.0.1:${port}/uploads?${query}`, {
    method: 'POST',
    headers: { 'x-visitor-address': visitor, ...token() },
    body: new Uint8Array(content),
  });
  return { status: response.status, ...((await response.json()) as { token: string; name: string; problem?: { key: string } }) };
}

const rows = async () => (await test.payload.db.pool.query('select * from form_upload order by id')).rows;
const pathOf = (row: { file: string }) => join(test.dataFolder, 'uploads', row.file);
const sweep = async () =>
  deleteExpiredUploads(await requestSql({ payload: test.payload, transactionID: undefined }), test.options.storage);
const form = () => forms.form([field, other]);

describe('FRM-10 a file', () => {
  it('is stored outside the web root under a random name, and answered with a token', async () => {
    const answer = await upload(pdf(), { name: '../../Plan: één.pdf' });
    expect(answer).toMatchObject({ status: 200, name: 'Plan één.pdf', token: expect.stringMatching(/^[\w-]{43}$/) });
    const [row] = await rows();
    expect(row).toMatchObject({ name: 'Plan één.pdf', content_type: 'application/pdf', bytes: String(pdf().length) });
    expect(row.file).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{30}$/);
    expect(existsSync(pathOf(row))).toBe(true);
    expect(JSON.stringify(row)).not.toContain(answer.token);
    expect(JSON.stringify(row)).not.toContain('10.1.1.1');
  });

  it('is accepted once, for its own form and field', async () => {
    const { token } = await upload(pdf());
    expect(problemsOf(await forms.send(form(), { photo: [{ token }] }))).toEqual([['photo', 'fileGone']]);
    expect(problemsOf(await forms.send({ ...form(), handle: 'other' }, { drawing: [{ token }] }))).toEqual([
      ['drawing', 'fileGone'],
    ]);
    const id = savedId(await forms.send(form(), { drawing: [{ token }] }));
    expect((await forms.rows())[0]?.values[0]).toMatchObject({ handle: 'drawing', files: [{ name: 'plan.pdf', upload: 1 }] });
    expect(await rows()).toMatchObject([{ submission_id: id, expires_at: null }]);
    expect(problemsOf(await forms.send(form(), { drawing: [{ token }] }))).toEqual([['drawing', 'fileGone']]);
  });

  it('is the same for a retried sending, whether or not it is uploaded again', async () => {
    const [visitor, key] = ['10.1.1.9', randomUUID()];
    const send = async (token: string, as: string) =>
      savedId(await forms.send(form(), { drawing: [{ token }] }, { visitor, key: as }));
    const { token } = await upload(pdf());
    const id = await send(token, key);
    expect(await send((await upload(pdf())).token, key)).toBe(id);
    expect(await send(token, randomUUID())).toBe(id);
    expect(await send((await upload(pdf('/Title (x)'))).token, key)).not.toBe(id);
  });

  it('is assigned to one of two concurrent attempts', async () => {
    const { token } = await upload(pdf());
    const answers = await Promise.all([
      forms.send(form(), { drawing: [{ token }] }),
      forms.send(form(), { drawing: [{ token }] }),
    ]);
    expect(answers.flatMap(problemsOf)).toHaveLength(1);
    expect(await forms.rows()).toHaveLength(1);
  });

  it('is deleted if it is not sent in time, and with its submission', async () => {
    const { token } = await upload(pdf());
    await upload(pdf());
    await forms.send(form(), { drawing: [{ token }] });
    const [sent, waiting] = await rows();
    expect(await sweep()).toBe(0);
    await test.payload.db.pool.query(
      "update form_upload set expires_at = now() - interval '1 second' where submission_id is null",
    );
    expect(await sweep()).toBe(1);
    expect([existsSync(pathOf(sent)), existsSync(pathOf(waiting))]).toEqual([true, false]);
    await test.payload.delete({ collection: 'form-submissions', where: {} });
    expect(await sweep()).toBe(1);
    expect(existsSync(pathOf(sent))).toBe(false);
    expect(await rows()).toEqual([]);
  });
});

it('FRM-02 stores a file of an encrypted field encrypted, and decrypts it for users who may read its submission', async () => {
  const { token } = await upload(pdf('/Title (geheim)'), { field: 'secret' });
  const secret = { ...field, handle: 'secret' };
  const id = savedId(await forms.send(forms.form([secret], { encryptedFields: ['secret'] }), { secret: [{ token }] }));
  const [row] = await rows();
  expect(readFileSync(pathOf(row)).includes('geheim')).toBe(false);
  expect(JSON.stringify(await forms.mails())).not.toContain('plan.pdf');
  const user = { id: 1, collection: 'users', role: 'administrator', email: 'a@example.org' } as never;
  const req = await createLocalReq({ user }, test.payload);
  Object.assign(req, { routeParams: { id: String(id), upload: row.id } });
  const answer = await downloadFile.handler(req);
  expect(answer.headers.get('content-length')).toBe(row.bytes);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf('/Title (geheim)'));
});

describe('FRM-10 refuses', () => {
  const refusals = async (answer: Promise<Awaited<ReturnType<typeof upload>>>) => {
    const { status, problem } = await answer;
    return [status, problem?.key];
  };
  const files = () =>
    ['uploads', 'incoming'].flatMap((folder) =>
      readdirSync(join(test.dataFolder, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    );

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
    expect(await sweep()).toBe(4);
  });

  it('a large file without a declared size', async () => {
    const { port } = server.address() as AddressInfo;
    const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
    const pieces = ReadableStream.from(Array.from({ length: 20 }, () => new Uint8Array(300_000)));
    const attempt = { method: 'POST', headers: token(), body: pieces, duplex: 'half' } as RequestInit;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, attempt);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { problem: { handle: 'drawing', key: 'fileTooLarge', amount: 1 } },
    ]);
  });

  it('an upload that its sender aborts, and deletes it', async () => {
    const before = files().length;
    const { port } = server.address() as AddressInfo;
    const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
    const attempt = httpRequest({ port, path, method: 'POST', headers: token(), agent: false }).on('error', () => undefined);
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
    const { port } = server.address() as AddressInfo;
    const send = async (headers: Record<string, string>) => {
      const path = '/uploads?handle=example&field=drawing&siteId=1&name=plan.pdf';
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: new Uint8Array(pdf()) });
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
  const { port } = server.address() as AddressInfo;
  const path = '/uploads?handle=example&field=drawing&siteId=1&name=a.pdf';
  const headers = { 'x-visitor-address': visitor, ...token() };
  const attempt = httpRequest({ port, path, method: 'POST', headers, agent: false }).on('error', () => undefined);
  const before = (await rows()).length;
  attempt.write('%PDF');
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(before);
  return attempt;
}

it('FRM-10 accepts the files of other visitors during ninety idle uploads from ten addresses', async () => {
  const addresses = Array.from({ length: 10 }, (_, index) => `10.9.0.${index}`);
  const sockets: Socket[] = [];
  const { port } = server.address() as AddressInfo;
  for (const visitor of addresses.flatMap((address) => Array(9).fill(address))) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
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
