import { spawnNode } from '../scripts/node-child.mjs';
import { packageFile } from '../scripts/root.ts';
import type { SiteAddress } from './get.ts';

export type Load = { connections: number; headers?: Record<string, string> } & ({ seconds: number } | { requests: number });

/** Number of successful requests, in total and per second. */
export type LoadResult = { requests: number; perSecond: number };

type AutocannonReport = {
  requests: { total: number };
  duration: number;
  '2xx': number;
  non2xx: number;
  errors: number;
  timeouts: number;
};

const autocannon = packageFile('benchmarks', 'autocannon', 'autocannon.js');

/**
 * Requests a path repeatedly, from a separate process. Throws if a response is not successful, because its speed would be
 * meaningless.
 */
export async function loadSite({ port, host }: SiteAddress, path: string, load: Load): Promise<LoadResult> {
  const headers = Object.entries({ host, accept: 'text/html', 'accept-encoding': 'br', ...load.headers });
  const amount = 'seconds' in load ? ['-d', String(load.seconds)] : ['-a', String(load.requests)];
  const args = [
    ...['--json', '--no-progress', '-c', String(load.connections), ...amount],
    ...headers.flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    `http://127.0.0.1:${port}${path}`,
  ];
  const child = spawnNode([autocannon, ...args]);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.resume();
  await new Promise((resolve) => child.on('close', resolve));
  const report: AutocannonReport = JSON.parse(Buffer.concat(chunks).toString());
  if (report.non2xx + report.errors + report.timeouts > 0 || report['2xx'] === 0)
    throw new Error(`${path}: ${report.non2xx} answers without success, ${report.errors + report.timeouts} errors under load`);
  return { requests: report['2xx'], perSecond: report['2xx'] / report.duration };
}
