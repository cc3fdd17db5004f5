import { once } from 'node:events';
import { Agent, createServer, request as requestOver, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

let server: Server;
let port: number;
const waiting: ServerResponse[] = [];
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  waiting.length = 0;
  server.closeAllConnections();
  server.close();
});

/** Starts a server that answers at once, but `/slow/` only when the test ends its response. */
async function serve(): Promise<void> {
  server = createServer((request, response) => {
    if (request.url === '/slow/') waiting.push(response);
    else response.writeHead(200, ['Content-Type', 'text/plain']).end('right');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

function get(path: string): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = requestOver({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }));
    });
    outgoing.on('error', reject).end();
  });
}

test('OPS-06 a server that stops answers while balancers still send requests, and closes each connection after the answer', async () => {
  await serve();
  expect((await get('/')).connection).toBe('keep-alive');
  const closed = closeServer(server, { drainMs: 300, maxMs: 5000 });
  expect(await get('/')).toEqual({ status: 200, connection: 'close' });
  await closed;
  await expect(get('/')).rejects.toThrow('ECONNREFUSED');
});

test('OPS-06 a server that stops completes the answers in progress', async () => {
  await serve();
  const answer = get('/slow/');
  await expect.poll(() => waiting.length).toBe(1);
  let isDrained = false;
  const closed = closeServer(server, { drainMs: 0, maxMs: 20_000, onDrained: () => (isDrained = true) });
  expect(isDrained).toBe(true);
  waiting[0]?.end('late');
  expect((await answer).status).toBe(200);
  await closed;
});

test('OPS-06 a server that stops does not wait for an answer that never ends', async () => {
  await serve();
  const answer = get('/slow/');
  answer.catch(() => undefined);
  await expect.poll(() => waiting.length).toBe(1);
  await closeServer(server, { drainMs: 0, maxMs: 200 });
  await expect(answer).rejects.toThrow('socket hang up');
});
