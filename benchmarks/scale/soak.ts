import { setTimeout as pause } from 'node:timers/promises';
import { localeOfSite } from '../../contract/locales.ts';
import { pathOf } from '../../contract/paths.ts';
import { searchHref } from '../../site/src/search/search-query.ts';
import { get, type SiteAddress } from '../get.ts';
import { residentMemory } from '../process-figures.ts';
import { percentile } from '../rounds.ts';
import { oneOf, seeded } from '../search/catalogue/seeded.ts';
import { distinctQueries } from '../search/distinct-queries.ts';
import type { ScaleFigures } from './budgets.ts';
import { growthOf } from './growth.ts';
import type { Programs } from './programs.ts';
import { productPublisher } from './publish.ts';

const readers = 4;
const searchers = 2;
const betweenRequestsMs = 100;
const betweenPublicationsMs = 3000;
const betweenSamplesMs = 2000;
const knownQueries = 5000;

/** Pages of a reader: lists, mostly from the cache, and filtered ones, which are rendered each time. */
function* readPages({ lists }: Programs['installation'], seed: number): Generator<[SiteAddress, string]> {
  const random = seeded(seed);
  for (;;) {
    const { address, path } = oneOf(random, lists);
    const min = Math.floor(random() * 1000);
    yield [address, random() < 0.5 ? path : `${path}?f.lengthMm.min=${min}&f.lengthMm.max=${min + 1000}`];
  }
}

/** Results pages of a searcher. */
function* searchPages({ lists }: Programs['installation'], seed: number): Generator<[SiteAddress, string]> {
  const queries = distinctQueries(knownQueries, seed);
  for (let at = 0; ; at += 1) {
    const { siteId, query } = queries[at % queries.length] ?? { siteId: 1, query: 'bank' };
    const address = lists.find((list) => list.siteId === siteId)?.address ?? lists[0].address;
    yield [address, searchHref(pathOf('search', localeOfSite(siteId)), query)];
  }
}

/** Lets visitors read and search and an editor publish for some minutes, and watches the memory of API and site. */
export async function soak(programs: Programs, minutes: number): Promise<ScaleFigures> {
  const { installation, pids } = programs;
  const end = Date.now() + minutes * 60_000;
  const times: number[] = [];
  const memory = { api: [] as number[], site: [] as number[] };
  let failed = 0;
  let publications = 0;

  /** Repeats work with a pause in between, until the end. */
  async function repeat(betweenMs: number, work: () => Promise<void>): Promise<void> {
    for (; Date.now() < end; await pause(betweenMs)) await work();
  }
  const visit = (pages: Generator<[SiteAddress, string]>) =>
    repeat(betweenRequestsMs, async () => {
      const [address, path] = pages.next().value;
      const began = performance.now();
      const status = await get(address, path).then(
        (answer) => answer.status,
        () => 0,
      );
      times.push(performance.now() - began);
      if (status !== 200) failed += 1;
    });
  const publishNext = productPublisher(programs);
  await Promise.all([
    ...Array.from({ length: readers }, (_, reader) => visit(readPages(installation, reader))),
    ...Array.from({ length: searchers }, (_, searcher) => visit(searchPages(installation, 20 + searcher))),
    repeat(betweenPublicationsMs, async () => {
      await publishNext();
      publications += 1;
    }),
    repeat(betweenSamplesMs, async () => {
      memory.api.push(residentMemory(pids.api));
      memory.site.push(residentMemory(pids.site));
    }),
  ]);
  return {
    ...{ soakMinutes: minutes, soakPages: times.length, soakFailed: failed, soakPublications: publications },
    ...{ soakApiGrowth: growthOf(memory.api), soakSiteGrowth: growthOf(memory.site), soakSlow: percentile(times, 0.95) },
  };
}
