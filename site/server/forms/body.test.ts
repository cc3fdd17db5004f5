import { createServer, request as requestOver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../testing/test-form.ts';
import { bodyLimits, InvalidBodyError, type PostedEntry, readPost } from './body.ts';

type Outcome = PostedEntry[] | number | 'another error';

let limits = bodyLimits;
let outcomes: Outcome[] = [];
let files: { field: string; name: string; bytes: number; aborted: boolean }[] = [];
let hold: Promise<void> | undefined;
/** Number of bytes of the body received. */
let received = () => 0;

const server = createServer(async (request, response) => {
  received = () => request.socket.bytesRead;
  const outcome = await readPost(
    request,
    async ({ field, name, stream, signal }) => {
      const file = { field, name, bytes: 0, aborted: false };
      files.push(file);
      signal.addEventListener('abort', () => {
        file.aborted = true;
      });
      await hold;
      for await (const chunk of stream) file.bytes += chunk.length;
      return { name, size: file.bytes, token: 't' };
    },
    limits,
  ).catch((error) => (error instanceof InvalidBodyError ? error.status : ('another error' as const)));
  outcomes.push(outcome);
  response.end(JSON.stringify(outcome));
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  limits = bodyLimits;
  outcomes = [];
  files = [];
  hold = undefined;
});

const begin = (headers: Record<string, string | number>) =>
  requestOver({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, method: 'POST', headers, agent: false });

function post(headers: Record<string, string>, body: string | Buffer): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const outgoing = begin(headers);
    outgoing.on('response', async (answer) => resolve(JSON.parse(Buffer.concat(await answer.toArray()).toString())));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const posted = (parts: Parameters<typeof multipart>[0]) => {
  const { headers, body } = multipart(parts);
  return post(headers, body);
};

test('texts and files arrive in order; an input without a file sends none', async () => {
  const file = { name: 'C:\\plans\\plän.pdf', content: 'abc' };
  expect(
    await posted([
      ['a', '1'],
      ['file', file],
      ['file', { name: '', content: '' }],
      ['__proto__', 'ü\u2028'],
      ['a', '2'],
    ]),
  ).toEqual([
    ['a', '1'],
    ['file', { name: 'plän.pdf', size: 3, token: 't' }],
    ['__proto__', 'ü\u2028'],
    ['a', '2'],
  ]);
  expect(await post(urlencoded, 'a=1&b=%C3%BC+%26&a=2')).toEqual([
    ['a', '1'],
    ['b', 'ü &'],
    ['a', '2'],
  ]);
});

describe('invalid bodies have distinct statuses, and no body is held in memory', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => [`field${n}`, 'x'] as const);
  const { headers, body } = multipart([
    ['a', '1'],
    ['file', { name: 'a.pdf', content: 'x'.repeat(1000) }],
  ]);

  test.each<[string, number, Record<string, string>, string | Buffer]>([
    ['JSON', 415, { 'content-type': 'application/json' }, '{}'],
    ['plain text, as a form of another kind', 415, { 'content-type': 'text/plain' }, 'a=b'],
    ['nothing that says what it is', 415, {}, 'a=b'],
    ['a type that only begins so', 415, { 'content-type': 'multipart/form-dataset; boundary=x' }, ''],
    ['multipart without a boundary', 400, { 'content-type': 'multipart/form-data' }, body],
    ['multipart cut short', 400, headers, body.subarray(0, body.length - 200)],
    ['multipart that is none', 400, headers, 'a=b&c=d'],
    ['nothing at all', 400, headers, ''],
    ['a name beyond all measure', 400, headers, multipart([['n'.repeat(500), 'x']]).body],
    ['10,000 fields', 413, headers, multipart(fields(10_000)).body],
    [
      '10,000 fields, urlencoded',
      413,
      urlencoded,
      fields(10_000)
        .map(([name]) => `${name}=x`)
        .join('&'),
    ],
    ['a text beyond all measure', 413, headers, multipart([['a', 'x'.repeat(300_000)]]).body],
    ['texts that are too much together', 413, headers, multipart(fields(5).map(([name]) => [name, 'x'.repeat(250_000)])).body],
  ])('%s: %i', async (_, status, type, text) => {
    expect(await post(type, text)).toBe(status);
  });

  test('a body larger than the total limit answers 413, also without a Content-Length', async () => {
    limits = { ...bodyLimits, megabytes: 1 };
    const large = multipart([['file', { name: 'a.pdf', content: Buffer.alloc(3 * 1024 * 1024) }]]);
    expect(await post(large.headers, large.body)).toBe(413);
    expect(files).toEqual([]);
    expect(await post({ ...large.headers, 'transfer-encoding': 'chunked' }, large.body)).toBe(413);
    expect(files).toMatchObject([{ aborted: true }]);
  });

  test('an idle body answers 408, while a slow body is accepted', async () => {
    limits = { ...bodyLimits, idle: 500 };
    const send = async (pause: number) => {
      const outgoing = begin({ ...headers, 'content-length': body.length });
      const answered = new Promise<string>((resolve) => {
        outgoing.on('response', async (answer) => resolve(Buffer.concat(await answer.toArray()).toString()));
        outgoing.on('error', () => resolve('closed'));
      });
      for (let at = 0; at < body.length && outcomes.length === 0; at += 300) {
        outgoing.write(body.subarray(at, at + 300));
        await wait(pause);
      }
      const answer = await Promise.race([answered, wait(10_000, 'silence')]);
      outgoing.destroy();
      return answer;
    };
    expect(await send(20)).toContain('"size":1000');
    outcomes = [];
    expect(await send(1500)).toBe('408');
  });

  test('a file is aborted when the visitor disconnects', async () => {
    const outgoing = begin({ ...headers, 'content-length': body.length });
    outgoing.on('error', () => {});
    outgoing.write(body.subarray(0, body.length - 300));
    while (files.length === 0) await wait(5);
    outgoing.destroy();
    while (outcomes.length === 0) await wait(5);
    expect(outcomes).toEqual([400]);
    expect(files).toMatchObject([{ aborted: true }]);
  });

  test('a file that is not read yet applies backpressure to the sender', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const size = 40 * 1024 * 1024;
    const large = multipart([['file', { name: 'a.pdf', content: Buffer.alloc(size) }]]);
    const outgoing = begin({ ...large.headers, 'content-length': large.body.length });
    const answered = new Promise((resolve) => outgoing.on('response', (answer) => resolve(answer.resume())));
    outgoing.end(large.body);
    while (files.length === 0) await wait(5);
    await wait(200);
    expect(received()).toBeLessThan(size / 4);
    release();
    await answered;
    expect(files).toMatchObject([{ bytes: size }]);
  });
});
