import { listTag, withdrawalOf } from '../contract/cache-identity.ts';
import type { Figures } from './budgets.ts';
import { type Cost, costMeter, middle, totalCost, without } from './cpu-cost.ts';
import { get } from './get.ts';
import type { Installation } from './installation.ts';
import { loadSite } from './load.ts';
import { makeMember, memberCookies } from './member.ts';
import { openPublications } from './publications.ts';
import { interleaved, median } from './rounds.ts';

const rounds = 5;
const requests = 120;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * Measures guests who request the lists of all languages at once, directly after a publication. Neither pages nor data are cached
 * then. The cost of the publication itself is subtracted.
 */
async function guestCosts({ lists, settings, database }: Installation): Promise<Cost[]> {
  const measure = costMeter(requests);
  const publications = await openPublications(database.url, settings.ports.api, settings.serviceToken ?? '');
  // Without the withdrawals, the site would answer the former page while it renders the new one.
  const tags = lists.map(({ siteId }) => listTag('Product', siteId));
  const publish = () => publications.announce([...tags, ...tags.map(withdrawalOf)]);
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

/** Measures a member, whose pages are never cached (SEC-05). */
async function memberCosts({ lists: [{ address, path }], database }: Installation): Promise<Cost[]> {
  await makeMember(database.url);
  const headers = { cookie: await memberCookies(address), 'x-forwarded-for': '10.30.0.1' };
  const answer = await get(address, path, { ...headers, 'accept-encoding': 'identity' });
  if (!answer.headers['cache-control']?.startsWith('private')) throw new Error('the page of a member is not private');
  if (!answer.body.toString().includes('€')) throw new Error('the member sees no price');
  const measure = costMeter(requests);
  const ask = () => loadSite(address, path, { connections: 4, requests, headers });
  await ask();
  return (await interleaved(rounds, { member: () => measure(ask) })).member;
}

/** Measures the CPU time per request of the uncached product list. */
export async function measureUncachedList(installation: Installation): Promise<Figures> {
  const guest = await guestCosts(installation);
  const member = await memberCosts(installation);
  return {
    siteRender: middle(guest, ({ site }) => site),
    apiRender: middle(guest, ({ api }) => api),
    postgresRender: middle(guest, ({ postgres }) => postgres),
    wholeRender: middle(guest, totalCost),
    memberRender: middle(member, totalCost),
    memberRenderSite: middle(member, ({ site }) => site),
  };
}
