import { listTag } from '../contract/cache-identity.ts';
import { sessionCookies } from '../site/server/session.ts';
import type { Figures } from './budgets.ts';
import { get } from './get.ts';
import type { Installation } from './installation.ts';
import { loadSite } from './load.ts';
import { cpuTime, postgresPid, programPid } from './process-figures.ts';
import { openPublications } from './publications.ts';
import { median } from './rounds.ts';

type Cost = { site: number; api: number; postgres: number };

const rounds = 5;
const requests = 100;

/** CPU time that each process uses for a piece of work, divided by the requests it is. */
function costMeter(): (work: () => Promise<unknown>) => Promise<Cost> {
  const pids = {
    site: programPid('site/dist/server/main.mjs'),
    api: programPid('backend/dist/api.mjs'),
    postgres: postgresPid(),
  };
  const used = (): Cost => ({ site: cpuTime(pids.site), api: cpuTime(pids.api), postgres: cpuTime(pids.postgres, true) });
  return async (work) => {
    const before = used();
    await work();
    const after = used();
    const perRequest = (name: keyof Cost) => (after[name] - before[name]) / requests;
    return { site: perRequest('site'), api: perRequest('api'), postgres: perRequest('postgres') };
  };
}

async function costsOf(work: () => Promise<unknown>): Promise<Cost[]> {
  const measure = costMeter();
  await work();
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await measure(work));
  return costs;
}

const middle = (costs: readonly Cost[], value: (cost: Cost) => number) => median(costs.map(value));
const whole = ({ site, api, postgres }: Cost) => site + api + postgres;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Guests who ask for the list right after a product of it was published: page and data are made anew each time. */
async function guestCosts({ site, listPath, siteId, settings, database }: Installation): Promise<Cost[]> {
  const ask = () => get(site, listPath);
  const publications = await openPublications(database.url, settings.ports.api, settings.serviceToken ?? '');
  const times: number[] = [];
  try {
    const costs = await costsOf(async () => {
      for (let request = 0; request < requests; request += 1) {
        await publications.announce([listTag('Product', siteId)]);
        times.push(await secondsOf(ask));
      }
    });
    const cached: number[] = [];
    for (let request = 0; request < requests; request += 1) cached.push(await secondsOf(ask));
    if (median(times) < 3 * median(cached)) throw new Error('the product list was answered from the cache after a publication');
    return costs;
  } finally {
    await publications.close();
  }
}

/** Whoever has a session: nothing at all may come from a shared cache, the shell included (SEC-05). This one leads to no member. */
async function sessionCosts({ site, listPath }: Installation): Promise<Cost[]> {
  const headers = { cookie: `${sessionCookies[0]}=%7B%7D` };
  const answer = await get(site, listPath, headers);
  if (!answer.headers['cache-control']?.startsWith('private')) throw new Error('the session cookie makes no private page');
  return costsOf(() => loadSite(site, listPath, { connections: 4, requests, headers }));
}

/** CPU time that a request of the product list costs when it is not cached. */
export async function measureUncachedList(installation: Installation): Promise<Figures> {
  const guest = await guestCosts(installation);
  const session = await sessionCosts(installation);
  return {
    siteRender: middle(guest, ({ site }) => site),
    apiRender: middle(guest, ({ api }) => api),
    postgresRender: middle(guest, ({ postgres }) => postgres),
    wholeRender: middle(guest, whole),
    siteSession: middle(session, ({ site }) => site),
    wholeSession: middle(session, whole),
  };
}
