import type { SiteId } from '@plantsoen/contract/locales.ts';
import { printableText } from './marked-text.ts';
import { indexName } from './records.ts';
import { SearchServiceError, type ServiceClient } from './service-client.ts';

/** Answer to a query. The facets are present if the query requests them. */
export type ServiceResult = {
  hits: readonly (Record<string, unknown> | null)[];
  nbHits: number;
  facets?: Record<string, Record<string, number> | undefined>;
  facets_stats?: Record<string, { min: number; max: number } | undefined>;
};

/** Sends queries to the index of a site and returns their results in the same order. */
export type AskService = (siteId: SiteId, queries: readonly Record<string, unknown>[]) => Promise<readonly ServiceResult[]>;

/** Maximum number of queries in a request, and maximum size of a parameter in bytes. */
const maxQueries = 50;
const maxQueryBytes = 512;

/** Parameters of a query of which only the counts matter. */
export const withoutHits = { hitsPerPage: 1, attributesToRetrieve: [], attributesToHighlight: [], attributesToSnippet: [] };

/** Returns a function that sends several queries in one request: https://www.algolia.com/doc/rest-api/search/search */
export function askService(client: Pick<ServiceClient, 'read'>, prefix: string): AskService {
  return async (siteId, queries) => {
    const index = indexName(prefix, siteId);
    const requests = queries.map((query) => ({ indexName: index, analytics: false, ...query }));
    const parts = Array.from({ length: Math.ceil(requests.length / maxQueries) }, (_, part) =>
      requests.slice(part * maxQueries, (part + 1) * maxQueries),
    );
    const results = await Promise.all(parts.map((part) => ask(client, part)));
    return results.flat();
  };
}

async function ask(client: Pick<ServiceClient, 'read'>, requests: readonly object[]): Promise<readonly ServiceResult[]> {
  try {
    const answer = await client.read({ method: 'POST', path: '/1/indexes/*/queries', body: { requests, strategy: 'none' } });
    return resultsIn(answer, requests.length);
  } catch (error) {
    // An index that does not exist yet has no hits.
    if (error instanceof SearchServiceError && error.status === 404) return requests.map(() => ({ hits: [], nbHits: 0 }));
    throw error;
  }
}

/** Returns the results in the order of the queries. Throws `SearchServiceError` if they do not match the documentation. */
function resultsIn(answer: unknown, count: number): ServiceResult[] {
  const results: unknown = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== count)
    throw new SearchServiceError('the search service answered without results');
  for (const result of results as (Partial<ServiceResult> | null)[])
    if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number')
      throw new SearchServiceError('the search service answered without hits');
  return results;
}

/**
 * Returns the words as the service accepts them. Returns an empty text without a letter or number, for which the service would
 * find everything.
 */
export function queryOf(query: string): string {
  let words = printableText(query.slice(0, maxQueryBytes));
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  while (Buffer.byteLength(words) > maxQueryBytes) words = [...words].slice(0, -1).join('');
  return words;
}
