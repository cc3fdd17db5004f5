import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../backend/src/testing/free-port.ts';
import { root } from '../scripts/root.ts';
import { startService } from '../scripts/start/service.ts';
import type { BareAnswer } from './bare-server.ts';
import type { Figures } from './budgets.ts';
import { get, type SiteAddress } from './get.ts';
import type { Installation, ProductList } from './installation.ts';
import { loadSite } from './load.ts';
import { cpuTime, programPid } from './process-figures.ts';
import { interleaved, median } from './rounds.ts';

const rounds = 5;
const load = { connections: 64, seconds: 2 };

/**
 * Requests the page until it is cached in its strong encoding, which is made in the background. Throws if its status is not 200.
 */
async function keepAlivePage({ address, path }: ProductList) {
  let answer = await get(address, path);
  for (let before = 0; before !== answer.body.length; ) {
    before = answer.body.length;
    await pause(1000);
    answer = await get(address, path);
  }
  if (answer.status !== 200) throw new Error(`the product list answers ${answer.status}`);
  return answer;
}

/**
 * Returns the requests per second, and the requests per second of CPU time. The latter does not depend on the speed of the load.
 */
async function speed(address: SiteAddress, path: string, pid: number) {
  const before = cpuTime(pid);
  const { requests, perSecond } = await loadSite(address, path, load);
  return { perSecond, perCore: requests / ((cpuTime(pid) - before) / 1000) };
}

/**
 * Compares the cached product list with a bare Node server that sends the same bytes and headers. The lower of both ratios
 * counts.
 */
export async function measureCachedList(installation: Installation): Promise<Figures> {
  const { lists, settings, env, terminal, giveUp } = installation;
  const [list] = lists;
  const { headers, body } = await keepAlivePage(list);
  const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...sent } = headers;
  const file = join(settings.dataFolder, 'bare-answer.json');
  const answer: BareAnswer = { headers: sent as BareAnswer['headers'], body: body.toString('base64') };
  writeFileSync(file, JSON.stringify(answer));
  const port = await freePort();
  const args = [join(root, 'benchmarks/bare-server.ts'), file, String(port)];
  const bare = await startService({ name: 'bare-server', args, env, readyUrl: `http://127.0.0.1:${port}/` }, terminal, giveUp);
  try {
    const sitePid = programPid('site/dist/server/main.mjs');
    const barePid = programPid('benchmarks/bare-server.ts');
    const results = await interleaved(rounds, {
      site: () => speed(list.address, list.path, sitePid),
      bare: () => speed({ port, host: list.address.host }, list.path, barePid),
    });
    const middle = (subject: 'site' | 'bare', key: 'perSecond' | 'perCore') =>
      median(results[subject].map((result) => result[key]));
    return {
      cachedRequests: Math.min(
        middle('site', 'perSecond') / middle('bare', 'perSecond'),
        middle('site', 'perCore') / middle('bare', 'perCore'),
      ),
      cachedPerSecond: middle('site', 'perCore'),
    };
  } finally {
    await bare.stop();
  }
}
