import { apiAsker, siteOperation } from './api-question.ts';

type Facet = { key: string; kind: 'list' | 'range'; min: number | null; max: number | null; values: { value: string }[] };
type FactFilter = { key: string; values?: string[]; min?: number; max?: number };
export type Question = { siteId: number; facts: FactFilter[]; offset?: number };
export type ListAnswer = { total: number; totalUnfiltered: number; hits: unknown[]; facets: Facet[] };

const filteredList = `query FilteredList($siteId: Int!, $facts: [FactFilter!], $offset: Int) {
  products(siteId: $siteId, facts: $facts, first: 12, offset: $offset) {
    total totalUnfiltered hits { ...ProductCard }
    facets { key name kind unit min max values { value label count } }
  }
}`;

/** Returns the operation for the product list, its facets, and the site's product card. */
export const listOperation = (): string => siteOperation(['products/ProductCard', 'design/pictures/Picture'], filteredList);

/** Returns a function that requests the product list from the API over HTTP, as the site does. */
export function listAsker(port: number, serviceToken: string): (question: Question) => Promise<ListAnswer> {
  const ask = apiAsker<Question, { products: ListAnswer }>(port, serviceToken, listOperation());
  return async (question) => (await ask(question)).products;
}

/** Maximum number of facts that the API accepts in one request. */
const maxChoices = 20;

/** Returns a choice that narrows the list slightly: all values of a facet but the last, or a range without its ends. */
function choiceOf({ key, kind, min, max, values }: Facet): FactFilter {
  if (kind === 'list') return { key, values: values.slice(0, Math.max(1, values.length - 1)).map(({ value }) => value) };
  const low = min ?? 0;
  const margin = ((max ?? low) - low) * 0.02;
  return { key, min: low + margin, max: (max ?? low) - margin };
}

/**
 * Returns two questions for a site. The first chooses from every facet and may have no hits. The second chooses only from facets
 * that leave a full page of hits, so that its response has cards.
 */
export async function filteringQuestions(ask: (question: Question) => Promise<ListAnswer>, siteId: number): Promise<Question[]> {
  const { facets } = await ask({ siteId, facts: [] });
  const all = facets.slice(0, maxChoices).map(choiceOf);
  const withHits: FactFilter[] = [];
  for (const choice of all) {
    const { total } = await ask({ siteId, facts: [...withHits, choice] });
    if (total >= 12) withHits.push(choice);
  }
  return [
    { siteId, facts: all },
    { siteId, facts: withHits },
  ];
}

/** Returns the operation of the results page, as the site sends it. */
export const searchOperation = (): string =>
  siteOperation(['search/page/SearchResults', 'search/SearchHit', 'design/pictures/Picture']);
