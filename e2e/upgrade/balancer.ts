import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as requestOver, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const checkIntervalMs = 1000;
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export type Balancer = { origin: string; close(): void };

/**
 * Starts a round-robin proxy in front of the ports. It reads `/ready/` of each every second. As nginx does by default, it
 * repeats a request on another upstream if the connection failed, but a POST only if it was not sent.
 */
export async function startBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map(ports.map((upstream) => [upstream, true]));
  const stopping = new AbortController();
  let turn = 0;

  const check = async (upstream: number) => {
    const answer = fetch(`http://127.0.0.1:${upstream}/ready/`, { signal: AbortSignal.timeout(2000) });
    ready.set(upstream, await answer.then(({ ok }) => ok).catch(() => false));
  };
  const keepChecking = async () => {
    while (!stopping.signal.aborted) {
      await Promise.all(ports.map(check));
      await pause(checkIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  /** Returns the upstreams in the order in which they are tried. Those that are not ready come last. */
  function order(): number[] {
    turn = (turn + 1) % ports.length;
    const turned = [...ports.slice(turn), ...ports.slice(0, turn)];
    return turned.toSorted((one, other) => Number(ready.get(other)) - Number(ready.get(one)));
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const isIdempotent = request.method === 'GET' || request.method === 'HEAD';
    for (const upstream of order()) {
      const outcome = await send(upstream, request, body, response);
      if (outcome === 'answered') return;
      ready.set(upstream, false);
      if (outcome === 'sent' && !isIdempotent) break;
    }
    response.writeHead(502, { 'content-type': 'text/plain' }).end('no upstream has answered');
  }

  /** Resolves to 'answered', or to how far the request came: 'sent' if the upstream may have received it. */
  function send(upstream: number, request: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<'answered' | 'sent' | 'unsent'>((resolve) => {
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !hopHeaders.has(name)));
      const { method, url: path } = request;
      const outgoing = requestOver({ host: '127.0.0.1', port: upstream, method, path, headers, agent });
      let isConnected = false;
      outgoing.on('socket', (socket) => {
        if (!socket.connecting) isConnected = true;
        else socket.once('connect', () => (isConnected = true));
      });
      outgoing.on('error', () => resolve(isConnected ? 'sent' : 'unsent'));
      outgoing.on('response', (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !hopHeaders.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        resolve('answered');
      });
      response.on('close', () => outgoing.destroy());
      outgoing.end(body);
    });
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  void keepChecking();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
