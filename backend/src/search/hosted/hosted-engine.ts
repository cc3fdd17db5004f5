import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SearchService } from '../../platform/search-service.ts';
import { maxHits, type SearchEngine, type SearchHit, type SearchQuestion } from '../search-engine.ts';
import { hostedWriter } from './hosted-writer.ts';
import { markTags, printableText } from './marked-text.ts';
import { hitOf, indexName, retrieved } from './records.ts';
import { SearchServiceError, type ServiceTimeouts, serviceClient } from './service-client.ts';

/** Maximum size of a parameter in bytes (https://www.algolia.com/doc/rest-api/search/search). */
const maxQuery = 512;
const maxHitsAtOnce = 1000;
const wordsOfExcerpt = 24;

type RawResult = { hits?: unknown; nbHits?: unknown };
type ServiceHits = { total: number; hits: readonly SearchHit[] };

/**
 * Returns the search at Algolia, with one index for each site. It finds only entries that their records mark as live and not
 * hidden (SEA-02).
 */
export function hostedEngine(service: SearchService, patience?: ServiceTimeouts): SearchEngine {
  const client = serviceClient(service, patience);

  /** Sends several queries to the index of a site in one request: https://www.algolia.com/doc/rest-api/search/search */
  async function ask(siteId: SiteId, questions: readonly Record<string, unknown>[]): Promise<ServiceHits[]> {
    const index = indexName(service.indexPrefix, siteId);
    const requests = questions.map((question) => ({ indexName: index, analytics: false, ...question }));
    try {
      const answer = await client.read({ method: 'POST', path: '/1/indexes/*/queries', body: { requests, strategy: 'none' } });
      return foundIn(answer, requests.length);
    } catch (error) {
      // An index that does not exist yet has no hits.
      if (error instanceof SearchServiceError && error.status === 404) return requests.map(() => ({ total: 0, hits: [] }));
      throw error;
    }
  }

  return {
    async search({ siteId, query, kinds, first, offset }: SearchQuestion) {
      const words = queryOf(query);
      if (words === '' || kinds.length === 0) return { columns: kinds.map(nothingOf), suggestions: [] };
      const shown = {
        query: words,
        offset: Math.min(offset, maxHits),
        length: Math.max(first, 1),
        attributesToRetrieve: retrieved,
        attributesToHighlight: ['title'],
        attributesToSnippet: [`text:${wordsOfExcerpt}`],
        highlightPreTag: markTags.before,
        highlightPostTag: markTags.after,
      };
      const found = await ask(
        siteId,
        kinds.map((kind) => ({ ...shown, filters: shownOnly(kind) })),
      );
      return {
        columns: found.map(({ total, hits }, column) => ({ kind: kinds[column] ?? 'page', total, hits: hits.slice(0, first) })),
        suggestions: [],
      };
    },

    async find({ siteId, query, kind }) {
      const words = queryOf(query);
      if (words === '') return [];
      const page = (number: number) => ({
        query: words,
        filters: shownOnly(kind),
        page: number,
        hitsPerPage: maxHitsAtOnce,
        attributesToRetrieve: retrieved,
        attributesToHighlight: [],
        attributesToSnippet: [],
      });
      const [start] = await ask(siteId, [page(0)]);
      const further = Math.ceil((start?.total ?? 0) / maxHitsAtOnce) - 1;
      const rest =
        further > 0
          ? await ask(
              siteId,
              Array.from({ length: further }, (_, index) => page(index + 1)),
            )
          : [];
      const ids = [start, ...rest].flatMap((part) => part?.hits.map(({ document }) => document.id) ?? []);
      return ids.slice(0, maxHits);
    },

    ...hostedWriter(
      client,
      service.indexPrefix,
      locales.map(({ siteId }) => siteId),
    ),
  };
}

const nothingOf = (kind: SearchQuestion['kinds'][number]) => ({ kind, total: 0, hits: [] });

const shownOnly = (kind: string) => `kind:${kind} AND status:live AND hideFromSearch:false`;

/**
 * Returns the words as the service accepts them. Returns an empty text without a letter or number, for which the service would
 * find everything.
 */
function queryOf(query: string): string {
  let words = printableText(query.slice(0, maxQuery));
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  while (Buffer.byteLength(words) > maxQuery) words = [...words].slice(0, -1).join('');
  return words;
}

/** Returns the results in the order of the queries. Throws `SearchServiceError` if they do not match the documentation. */
function foundIn(answer: unknown, count: number): ServiceHits[] {
  const results: unknown = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results) || results.length !== count)
    throw new SearchServiceError('the search service answered without results');
  return results.map((result: RawResult | null) => {
    if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number')
      throw new SearchServiceError('the search service answered without hits');
    const hits = result.hits.flatMap((raw) => hitOf(raw ?? {}) ?? []);
    return { total: Math.min(result.nbHits, maxHits), hits };
  });
}
