import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { MetricsSettings } from '../settings.ts';

export type MetricsServer = { port: number; stop(): void };

/**
 * Serves `GET /metrics` on a separate port, which visitors cannot reach: by default only this machine can. Rejects if the port is taken.
 */
export async function serveMetrics({ host, port }: MetricsSettings, registry: Registry): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url?.split('?')[0] !== '/metrics') return send(response, 404, 'The metrics are at /metrics.\n');
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'Only GET is allowed.\n');
    try {
      send(response, 200, await registry.metrics(), registry.contentType);
    } catch (error) {
      send(response, 500, `The metrics could not be read: ${error instanceof Error ? error.message : error}\n`);
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}
