import { apiAsker } from '../api-question.ts';
import { filteringQuestions, listAsker, searchOperation } from '../list-question.ts';
import { maxMemory } from '../process-figures.ts';
import { measureShop, type ShopFigures } from './comparison.ts';
import type { Programs } from './programs.ts';

type Variables = { siteId: number; query: string; first: number; offset: number; submitted: boolean };

const siteId = 2;

/** Measures the English site at the API with the requests of the comparison. */
export async function measureOwnShop({ installation, pids }: Programs): Promise<ShopFigures> {
  const { ports, serviceToken = '' } = installation.settings;
  const ask = listAsker(ports.api, serviceToken);
  const [question] = await filteringQuestions(ask, siteId);
  const search = apiAsker<Variables, unknown>(ports.api, serviceToken, searchOperation());
  return measureShop({
    list: () => ask(question ?? { siteId, facts: [] }),
    search: (query) => search({ siteId, query, first: 12, offset: 0, submitted: false }),
    memory: () => maxMemory(pids.api),
  });
}
