import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postText } from './post-text.server.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const post = (url: string, body = 'ü', isRepeatable = false) =>
  postText(url, { 'content-type': 'text/plain' }, body, { signal: AbortSignal.timeout(5000), isRepeatable });

test('a text is posted completely, and status and text are returned', async () => {
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(418).end(`${request.method} ${request.headers['content-length']} ${Buffer.concat(chunks)}`);
  });
  expect(await post(url)).toEqual({ status: 418, text: 'POST 2 ü' });
});

test('a reused connection that was closed is retried on a new one, a new one is not', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests += 1;
    request.resume();
    if (requests === 2) request.socket.resetAndDestroy();
    else response.end(String(requests));
  });
  expect(await post(url)).toMatchObject({ text: '1' });
  expect(await post(url)).toMatchObject({ text: '3' });
  server.closeAllConnections();
  requests = 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(post(url)).rejects.toThrow();
});

test('OPS-06 a repeatable text is posted again on a new connection if the connection breaks, or a balancer answers 502', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests += 1;
    request.resume();
    if (requests === 1) request.socket.resetAndDestroy();
    else if (requests === 3) response.writeHead(502).end('no upstream');
    else response.end(String(requests));
  });
  expect(await post(url, 'query', true)).toEqual({ status: 200, text: '2' });
  expect(await post(url, 'query', true)).toEqual({ status: 200, text: '4' });
  requests = 2;
  expect(await post(url, 'mutation')).toEqual({ status: 502, text: 'no upstream' });
});

test('OPS-06 a text is posted again on a new connection if all connections of a server break at once', async () => {
  const used = new Set<Socket>();
  const first: ServerResponse[] = [];
  let isBroken = false;
  const url = await serve((request, response) => {
    request.resume();
    if (isBroken && used.has(request.socket)) return void request.socket.resetAndDestroy();
    used.add(request.socket);
    if (isBroken) return void response.end('again');
    first.push(response);
    if (first.length === 2) for (const waiting of first) waiting.end('first');
  });
  await Promise.all([post(url), post(url)]);
  isBroken = true;
  expect(await post(url, 'query', true)).toEqual({ status: 200, text: 'again' });
});

test('a signal ends the wait', async () => {
  const url = await serve(() => {});
  await expect(postText(url, {}, '', { signal: AbortSignal.timeout(50) })).rejects.toThrow();
});
