import { listTag } from '../contract/cache-identity.ts';
import { sessionCookies } from '../site/server/session.ts';
import type { Figures } from './budgets.ts';
import { get } from './get.ts';
import type { Installation } from './installation.ts';
import { loadSite } from './load.ts';
import { cpuTime, postgresPid, programPid } from './process-figures.ts';
import { openPublications } from './publications.ts';
import { interleaved, median } from './rounds.ts';

type Cost = { site: number; api: number; postgres: number };

const rounds = 5;
const requests = 120;

/** Measures the CPU time that each process uses for a piece of work, divided by the requests that it makes. */
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

const middle = (costs: readonly Cost[], value: (cost: Cost) => number) => median(costs.map(value));
const whole = ({ site, api, postgres }: Cost) => site + api + postgres;
const without = (cost: Cost, other: Cost): Cost => ({
  site: cost.site - other.site,
  api: cost.api - other.api,
  postgres: cost.postgres - other.postgres,
});

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * Guests who ask for the lists of all languages at the same time, right after a product was published: pages and data are made
 * anew each time. What the publication costs by itself is taken off.
 */
async function guestCosts({ lists, settings, database }: Installation): Promise<Cost[]> {
  const measure = costMeter();
  const publications = await openPublications(database.url, settings.ports.api, settings.serviceToken ?? '');
  const publish = () => publications.announce(lists.map(({ siteId }) => listTag('Product', siteId)));
  const askForAll = () => Promise.all(lists.map(({ address, path }) => get(address, path)));
  const times: number[] = [];
  const repeat = async (work: () => Promise<unknown>) => {
    for (let asked = 0; asked < requests; asked += lists.length) await work();
  };
  const ask = () =>
    repeat(async () => {
      await publish();
      times.push(await secondsOf(askForAll));
    });
  try {
    await ask();
    const results = await interleaved(rounds, { asked: () => measure(ask), unasked: () => measure(() => repeat(publish)) });
    const cached: number[] = [];
    await repeat(async () => cached.push(await secondsOf(askForAll)));
    if (median(times) < 3 * median(cached)) throw new Error('the product list was answered from the cache after a publication');
    const publication = {
      site: middle(results.unasked, ({ site }) => site),
      api: middle(results.unasked, ({ api }) => api),
      postgres: middle(results.unasked, ({ postgres }) => postgres),
    };
    return results.asked.map((cost) => without(cost, publication));
  } finally {
    await publications.close();
  }
}

/** Whoever has a session: nothing at all may come from a shared cache, the shell included (SEC-05). This one leads to no member. */
async function sessionCosts({ lists: [{ address, path }] }: Installation): Promise<Cost[]> {
  const headers = { cookie: `${sessionCookies[0]}=%7B%7D` };
  const answer = await get(address, path, headers);
  if (!answer.headers['cache-control']?.startsWith('private')) throw new Error('the session cookie makes no private page');
  const measure = costMeter();
  const ask = () => loadSite(address, path, { connections: 4, requests, headers });
  await ask();
  return (await interleaved(rounds, { session: () => measure(ask) })).session;
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
