import { apiAsker } from '../api-question.ts';
import type { Figures } from '../budgets.ts';
import type { Installation } from '../installation.ts';
import { searchOperation } from '../list-question.ts';
import { labelledQueries } from './labelled-set.ts';
import { withPool } from './large-index.ts';
import { plainSearch } from './plain-search.ts';
import { productsAt } from './products-at.ts';
import { judge, type Looking, type Search, scoreOf } from './quality.ts';
import { type Compared, qualityTable } from './quality-table.ts';

type Variables = Omit<Looking, 'kind'> & { kinds: string[]; offset: number; submitted: boolean };
type Data = { search: { columns: { hits: { uri: string }[] }[] } };

/** Returns a search at the API for one kind. The hits of a kind do not depend on other kinds in the request. */
function apiSearch({ settings }: Installation): Search {
  const operation = searchOperation();
  const ask = apiAsker<Variables, Data>(settings.ports.api, settings.serviceToken ?? '', operation);
  return async ({ kind, ...looking }) => {
    const { search } = await ask({ ...looking, kinds: [kind], offset: 0, submitted: false });
    return search.columns.flatMap(({ hits }) => hits.map(({ uri }) => uri));
  };
}

/** Scores the search and plain full text on the labelled queries among 10,000 products. Also returns the table for the report. */
export function measureQuality(installation: Installation, url: string): Promise<{ figures: Figures; table: string }> {
  return withPool(url, async (pool) => {
    const skuAt = await productsAt(pool);
    const compared: Compared = {
      engine: await judge(labelledQueries, apiSearch(installation), skuAt),
      plain: await judge(labelledQueries, plainSearch(pool), skuAt),
    };
    const all = scoreOf(compared.engine);
    const heldOut = scoreOf(compared.engine.filter((one) => one.heldOut));
    const plain = scoreOf(compared.plain);
    const figures: Figures = {
      searchRecall: all.recalled,
      searchFirst: all.first,
      searchRecallHeldOut: heldOut.recalled,
      searchFirstHeldOut: heldOut.first,
      plainRecall: plain.recalled,
      plainFirst: plain.first,
    };
    return { figures, table: qualityTable(compared) };
  });
}
