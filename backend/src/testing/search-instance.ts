import { changeSignal } from '../platform/changes/change-signal.ts';
import type { TestDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { postgresSearch } from '../search/engine/postgres-search.ts';
import { searchChannel } from '../search/indexing/enqueue-reindex.ts';
import { type IndexWorkerParts, startIndexWorker } from '../search/indexing/index-worker.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { openApi } from './open-api.ts';

const log = createLog('test', 'silent');
const question = `query ($siteId: Int!, $query: String!) {
  search(siteId: $siteId, query: $query, first: 48) { suggestions corrected columns { total hits { title } } }
}`;

/** Result of a search: the displayed titles, the number of hits, and the suggested words. */
export type Said = { titles: string[]; total: number; words: string[] };

type Parts = Partial<IndexWorkerParts> & { searchEngine?: SearchEngine };

/**
 * Opens an instance of the API with an index worker. It polls only hourly, so that changes within a test are indexed because of a
 * notification.
 */
export async function openSearchInstance(database: TestDatabase, { searchEngine, ...parts }: Parts = {}) {
  const api = await openApi(database, searchEngine && { searchEngine });
  const engine = searchEngine ?? postgresSearch(api.payload.db.pool);
  const signal = changeSignal(database.url, log, [searchChannel]);
  const runner = startIndexWorker({ databaseUrl: database.url, engine, signal, log, lookEveryMs: 3_600_000, ...parts });
  return {
    ...api,
    /** Returns the search result for a guest. */
    async search(query: string, siteId = 1): Promise<Said> {
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
      await signal.close();
      await api.close();
    },
  };
}

export type SearchInstance = Awaited<ReturnType<typeof openSearchInstance>>;
