import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

type CloseOptions = {
  /**
   * Time in milliseconds in which requests are still accepted, so that balancers notice that the program is no longer ready.
   */
  drainMs: number;
  /** Time in milliseconds for answers in progress. Afterwards their connections are closed. */
  maxMs: number;
  /** Called once requests are no longer accepted, for instance to end streams. */
  onDrained?(): void;
};

/** Delay in milliseconds between two searches for connections that have become idle. */
const sweepMs = 100;

/**
 * Closes a server of the site or the API without failing a request. Every answer from now on closes its connection, so that no
 * balancer sends a request over a connection that is about to end.
 */
export async function closeServer(server: Server, { drainMs, maxMs, onDrained }: CloseOptions): Promise<void> {
  server.prependListener('request', (_request: unknown, response: ServerResponse) => response.setHeader('connection', 'close'));
  if (drainMs > 0) await pause(drainMs);
  onDrained?.();
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
  const limit = setTimeout(() => server.closeAllConnections(), maxMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(limit);
}
