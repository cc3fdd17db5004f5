import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type LocaleCode, localeOfSite } from '../../contract/locales.ts';
import { pathOf } from '../../contract/paths.ts';
import { root } from '../../scripts/root.ts';
import { searchHref } from '../../site/src/search/search-query.ts';
import type { Figures } from '../budgets.ts';
import { costMeter, middle, totalCost } from '../cpu-cost.ts';
import { get } from '../get.ts';
import type { Installation } from '../installation.ts';
import { distinctQueries, type SearchQuery } from './distinct-queries.ts';

const rounds = 5;
const requests = 60;
const atOnce = 4;

/** Returns the text of a results page whose search has failed. */
const failureText = (locale: LocaleCode) =>
  `>${JSON.parse(readFileSync(join(root, `site/src/search/page/messages/${locale}.json`), 'utf8')).failed}<`;

/** Measures the CPU time per results page. Each page searches for other words, so that neither page nor data is cached. */
export async function measureResultsPage({ lists }: Installation): Promise<Figures> {
  const measure = costMeter(requests);
  const open = async ({ siteId, query }: SearchQuery) => {
    const locale = localeOfSite(siteId);
    const address = lists.find((list) => list.siteId === siteId)?.address ?? lists[0].address;
    const { status, body } = await get(address, searchHref(pathOf('search', locale), query));
    if (status !== 200 || brotliDecompressSync(body).includes(failureText(locale)))
      throw new Error(`the results page of '${query}' answers ${status} without results`);
  };
  const openAll = async (queries: readonly SearchQuery[]) => {
    for (let at = 0; at < queries.length; at += atOnce) await Promise.all(queries.slice(at, at + atOnce).map(open));
  };
  await openAll(distinctQueries(requests, 10));
  const costs = [];
  for (let round = 1; round <= rounds; round += 1)
    costs.push(await measure(() => openAll(distinctQueries(requests, 10 + round))));
  return {
    resultsPage: middle(costs, totalCost),
    resultsPageSite: middle(costs, ({ site }) => site),
    resultsPageApi: middle(costs, ({ api }) => api),
    resultsPagePostgres: middle(costs, ({ postgres }) => postgres),
  };
}
