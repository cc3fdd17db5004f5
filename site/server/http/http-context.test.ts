import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerJson, answerText, createHttpContext } from './http-context.ts';

const hits = Array.from({ length: 200 }, (_, id) => ({ id, title: `bänke ${id}` }));
const server = createServer((request, response) => {
  const httpContext = createHttpContext(request, response);
  if (httpContext.path === '/text') return answerText(httpContext, 503, 'Later.');
  if (httpContext.path === '/json') return void answerJson(httpContext, 503, {});
  if (httpContext.path === '/soon') return answerText(httpContext, 503, 'Later.', ['Retry-After', '5']);
  void answerJson(httpContext, 200, httpContext.path === '/long' ? hits : { total: 1 }, ['x-changes', '7']);
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const ask = (path: string, accepted: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { 'accept-encoding': accepted } });

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('decision 6: a list is encoded according to Accept-Encoding: %s', async (accepted, encoding) => {
  const answer = await ask('/long', accepted);
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  if (encoding) expect(Number(answer.headers.get('content-length'))).toBeLessThan(JSON.stringify(hits).length / 4);
  expect(answer.headers.get('x-changes')).toBe('7');
  expect(await answer.json()).toEqual(hits);
});

test('decision 6: an answer that fits into one packet is not encoded', async () => {
  const answer = await ask('/short', 'br');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ total: 1 });
});

test.each([
  ['/text', '30'],
  ['/json', '30'],
  ['/soon', '5'],
  ['/short', null],
])('OPS-06 every 503, and no other answer, says when to try again: %s', async (path, seconds) => {
  expect((await ask(path, 'br')).headers.get('retry-after')).toBe(seconds);
});
