import type { Figures } from './budgets.ts';
import type { Installation } from './installation.ts';
import { loadSite } from './load.ts';
import { cpuTime, postgresPid, programPid } from './process-figures.ts';
import { median } from './rounds.ts';

const rounds = 5;
const requests = 200;
/** With a session every answer is made anew, page and data: no shared cache may be read (SEC-05). This one leads to no member. */
const load = { connections: 4, headers: { cookie: 'authentication=%7B%7D' } };

/** CPU time that a request of the product list costs when nothing of it is cached. */
export async function measureUncachedList({ site, listPath }: Installation): Promise<Figures> {
  const pids = {
    site: programPid('site/dist/server/main.mjs'),
    api: programPid('backend/dist/api.mjs'),
    postgres: postgresPid(),
  };
  const used = () => ({ site: cpuTime(pids.site), api: cpuTime(pids.api), postgres: cpuTime(pids.postgres, true) });
  await loadSite(site, listPath, { ...load, requests: 2 * requests });
  const costs: { site: number; api: number; postgres: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = used();
    const answered = await loadSite(site, listPath, { ...load, requests });
    const after = used();
    const perRequest = (name: keyof typeof pids) => (after[name] - before[name]) / answered.requests;
    costs.push({ site: perRequest('site'), api: perRequest('api'), postgres: perRequest('postgres') });
  }
  const middle = (name: keyof typeof pids) => median(costs.map((cost) => cost[name]));
  return {
    siteRender: middle('site'),
    apiRender: middle('api'),
    postgresRender: middle('postgres'),
    wholeRender: median(costs.map(({ site: s, api, postgres }) => s + api + postgres)),
  };
}
