import type { TestDatabase } from '../platform/database/test-database.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import { createLog } from '../platform/log.ts';
import { postgresSearch } from '../search/engine/postgres-search.ts';
import type { IndexWriter } from '../search/indexing/index-entries.ts';
import { updateIndexHandler } from '../search/indexing/update-index.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { openApi } from './open-api.ts';

const log = createLog('test', 'silent');
const question = `query ($siteId: Int!, $query: String!) {
  search(siteId: $siteId, query: $query, first: 48) { suggestions corrected columns { total hits { title } } }
}`;

/** Result of a search: the displayed titles, the number of hits, and the suggested words. */
export type SearchAnswer = { titles: string[]; total: number; words: string[] };

type Parts = { searchEngine?: SearchEngine; engine?: IndexWriter };

/** Opens an instance of the API that updates the index, in `engine` if it differs from the one that searches. */
export async function openSearchInstance(database: TestDatabase, { searchEngine, engine: writer }: Parts = {}) {
  const api = await openApi(database, searchEngine && { searchEngine });
  const engine = searchEngine ?? postgresSearch(api.payload.db.pool);
  const handler = updateIndexHandler({ pool: api.payload.db.pool, engine: writer ?? engine, log });
  const runner = runJobs({ databaseUrl: database.url, handlers: [handler], concurrency: 1, log });
  return {
    ...api,
    /** Returns the search result for a guest. */
    async search(query: string, siteId = 1): Promise<SearchAnswer> {
      const { data, errors } = await api.ask(question, { siteId, query });
      if (errors.length > 0) throw new Error(errors.join('; '));
      const { columns, suggestions, corrected } = data.search;
      return {
        titles: columns.flatMap(({ hits }: { hits: { title: string }[] }) => hits.map(({ title }) => title)),
        total: columns.reduce((sum: number, { total }: { total: number }) => sum + total, 0),
        words: [...suggestions, ...(corrected ? [corrected] : [])],
      };
    },
    async close() {
      await runner.close();
      await api.close();
    },
  };
}

export type SearchInstance = Awaited<ReturnType<typeof openSearchInstance>>;
