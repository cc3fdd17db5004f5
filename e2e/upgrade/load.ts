import { Agent, request as requestOver } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export type LoadRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Status of a right answer. */
  status: number;
  /** Text that a right answer contains. */
  contains: string;
};

/** The requests of a load by their number. `hear` gets the text of each right answer. */
export type Requests = { request(number: number): LoadRequest; hear(text: string): void };

export type LoadResult = { sent: number; perSecond: number; failures: string[] };

const decode = promisify(brotliDecompress);
const timeoutMs = 15_000;

export type Load = {
  /** Number of requests that were answered or have failed. */
  answered(): number;
  /** Number of requests without an answer yet. */
  running(): number;
  /** Stops sending. Resolves to the number of requests and a line for each failure, once all are answered. */
  stop(): Promise<LoadResult>;
};

/** Sends requests, at most 50 per second unless told otherwise, until `stop`. */
export function startLoad(origin: string, requests: Requests, perSecond = 50): Load {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  const began = Date.now();
  let sent = 0;
  let isOver = false;

  async function check(one: LoadRequest, number: number): Promise<void> {
    const name = `${((Date.now() - began) / 1000).toFixed(1)} s ${one.method} ${one.path}`;
    try {
      const { status, text } = await send(agent, origin, one, number);
      if (status !== one.status || !text.includes(one.contains)) failures.push(`${name}: ${status} ${text.slice(0, 150)}`);
      else requests.hear(text);
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
  }

  async function keepSending(): Promise<void> {
    while (!isOver) {
      const answered: Promise<void> = check(requests.request(sent), sent).finally(() => running.delete(answered));
      running.add(answered);
      sent += 1;
      await pause(Math.max(0, began + (sent * 1000) / perSecond - Date.now()));
    }
  }
  const sending = keepSending();

  return {
    answered: () => sent - running.size,
    running: () => running.size,
    async stop() {
      isOver = true;
      await sending;
      const seconds = (Date.now() - began) / 1000;
      await Promise.all(running);
      agent.destroy();
      return { sent, perSecond: sent / seconds, failures };
    },
  };
}

/** Sends a request. Each comes from another visitor's address, so that limits per network do not count them as one. */
function send(agent: Agent, origin: string, one: LoadRequest, number: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { 'x-forwarded-for': visitor, accept: 'text/html', 'accept-encoding': 'br', ...one.headers };
    const outgoing = requestOver(new URL(one.path, origin), { method: one.method, headers, agent, timeout: timeoutMs });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      const done = async (chunks: Uint8Array[]) => {
        const body = Buffer.concat(chunks);
        const isEncoded = answer.headers['content-encoding'] === 'br';
        resolve({ status: answer.statusCode ?? 0, text: String(isEncoded ? await decode(body) : body) });
      };
      answer.toArray().then(done).catch(reject);
    });
    outgoing.end(one.body);
  });
}
