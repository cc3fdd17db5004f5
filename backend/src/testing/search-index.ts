import type { SiteId } from '@plantsoen/contract/locales.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { postgresSearch } from '../search/engine/postgres-search.ts';
import { defaultKinds, type SearchDocument, type SearchKind, type SearchQuestion } from '../search/search-engine.ts';

let latestId = 0;

/** Returns a search document, by default of a product in the Dutch site. */
export function searchDocument(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  latestId += 1;
  return {
    ...{ siteId: 1, collection: 'products', id: latestId, kind: 'product', title, uri: `producten/${latestId}`, status: 'live' },
    ...{ hideFromSearch: false, codes: [], names: [], facts: [], text: '', position: latestId },
    ...more,
  };
}

/** Opens the PostgreSQL search on a new database. */
export async function openSearchIndex(documents: readonly SearchDocument[] = []) {
  const database = await testDatabase();
  const pool = createPool({ databaseUrl: database.url, max: 4, onLost: () => undefined });
  pool.on('error', () => undefined);
  const engine = postgresSearch(pool);
  await engine.put(documents);
  const search = (query: string, siteId: SiteId = 1, more: Partial<SearchQuestion> = {}) =>
    engine.search({ siteId, query, kinds: defaultKinds, first: 10, offset: 0, ...more });
  return {
    engine,
    pool,
    url: database.url,
    search,
    /** Returns the titles of the hits of one kind, best first. */
    async titles(query: string, siteId: SiteId = 1, kind: SearchKind = 'product'): Promise<string[]> {
      const { columns } = await search(query, siteId, { kinds: [kind] });
      return columns.flatMap(({ hits }) => hits.map(({ document }) => document.title));
    },
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
