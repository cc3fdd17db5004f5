import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { postWebhook } from './post-webhook.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a receiver on this machine. Returns its port. */
async function receiver(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const post = (url: string, { allowsLocalhost = true, signal = new AbortController().signal, timeoutMs = 5000 } = {}) =>
  postWebhook({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"é":1}', rules: { allowsLocalhost }, signal, timeoutMs });

it('EDT-13 posts the body with its headers', async () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  const port = await receiver(async (request, response) => {
    received.push({ request, body: Buffer.concat(await request.toArray()).toString() });
    response.writeHead(204).end();
  });
  expect(await post(`http://127.0.0.1:${port}/hook?a=1`)).toMatchObject({ status: 204, problem: null });
  const [{ request, body } = {}] = received;
  expect(body).toBe('{"é":1}');
  expect(request).toMatchObject({ method: 'POST', url: '/hook?a=1' });
  expect(request?.headers).toMatchObject({ 'webhook-id': 'evt_1', 'content-length': '8' });
});

it('EDT-13 follows no redirect', async () => {
  let hits = 0;
  const inner = await receiver((_, response) => {
    hits += 1;
    response.end();
  });
  const port = await receiver((_, response) => response.writeHead(307, { location: `http://127.0.0.1:${inner}/` }).end());
  expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 307, problem: 'redirect' });
  expect(hits).toBe(0);
});

it('EDT-13 gives up on a target that hangs, and on one that sends no end', async () => {
  const hanging = await receiver(() => undefined);
  expect(await post(`http://127.0.0.1:${hanging}/`, { timeoutMs: 60 })).toMatchObject({ status: null, problem: 'timeout' });
  const endless = await receiver((_, response) => {
    response.writeHead(200);
    const writing = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(writing));
  });
  expect(await post(`http://127.0.0.1:${endless}/`)).toMatchObject({ status: 200, problem: null });
});

it('EDT-13 names a failed answer and a refused connection', async () => {
  const failing = await receiver((_, response) => response.writeHead(500).end());
  expect(await post(`http://127.0.0.1:${failing}/`)).toMatchObject({ status: 500, problem: 'status' });
  expect(await post('http://127.0.0.1:1/')).toMatchObject({ status: null, problem: 'connection' });
});

it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254'])(
  'EDT-13 does not connect to %s, whatever was checked when the target was saved',
  async (host) => {
    let hits = 0;
    const port = await receiver((_, response) => {
      hits += 1;
      response.end();
    });
    expect(await post(`http://${host}:${port}/`, { allowsLocalhost: false })).toMatchObject({ status: null, problem: 'address' });
    expect(hits).toBe(0);
  },
);

it('EDT-13 rejects when the process ends, so that the job is retried', async () => {
  const hanging = await receiver(() => undefined);
  const ending = new AbortController();
  const posted = post(`http://127.0.0.1:${hanging}/`, { signal: ending.signal });
  ending.abort();
  await expect(posted).rejects.toThrow('aborted');
});
