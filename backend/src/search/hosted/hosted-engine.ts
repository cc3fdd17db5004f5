import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SearchService } from '../../platform/search-service.ts';
import { maxHits, type SearchEngine, type SearchHit, type SearchQuestion } from '../search-engine.ts';
import { askService, queryOf } from './ask-service.ts';
import { hostedLists } from './hosted-lists.ts';
import { hostedWriter } from './hosted-writer.ts';
import { markTags } from './marked-text.ts';
import { hitOf, retrieved } from './records.ts';
import { type ServiceTimeouts, serviceClient } from './service-client.ts';

const maxHitsAtOnce = 1000;
const wordsOfExcerpt = 24;

type ServiceHits = { total: number; hits: readonly SearchHit[] };

/**
 * Returns the search at Algolia, with one index for each site. It finds only entries that their records mark as live and not
 * hidden (SEA-02). With `listedFacts`, which returns the keys of all facts, it also lists products.
 */
export function hostedEngine(
  service: SearchService,
  patience?: ServiceTimeouts,
  listedFacts?: () => Promise<readonly string[]>,
): SearchEngine {
  const client = serviceClient(service, patience);
  const asked = askService(client, service.indexPrefix);

  async function ask(siteId: SiteId, queries: readonly Record<string, unknown>[]): Promise<ServiceHits[]> {
    const results = await asked(siteId, queries);
    return results.map(({ hits, nbHits }) => ({
      total: Math.min(nbHits, maxHits),
      hits: hits.flatMap((raw) => hitOf(raw ?? {}) ?? []),
    }));
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

    ...hostedWriter(client, {
      prefix: service.indexPrefix,
      siteIds: locales.map(({ siteId }) => siteId),
      listedFacts,
    }),
    ...(listedFacts && { lists: hostedLists(asked) }),
  };
}

const nothingOf = (kind: SearchQuestion['kinds'][number]) => ({ kind, total: 0, hits: [] });

const shownOnly = (kind: string) => `kind:${kind} AND status:live AND hideFromSearch:false`;
