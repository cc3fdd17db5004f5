import { changeSignal } from '../platform/changes/change-signal.ts';
import type { TestDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { postgresSearch } from '../search/engine/postgres-search.ts';
import { type IndexRunnerParts, runIndexing } from '../search/indexing/index-runner.ts';
import { searchChannel } from '../search/indexing/mark-due.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { openApi } from './open-api.ts';

const log = createLog('test', 'silent');
const question = `query ($siteId: Int!, $query: String!) {
  search(siteId: $siteId, query: $query, first: 48) { suggestions corrected columns { total hits { title } } }
}`;

/** What a search says: the titles that it shows, how many it counts, and the words that it offers. */
export type Said = { titles: string[]; total: number; words: string[] };

type Parts = Partial<IndexRunnerParts> & { searchEngine?: SearchEngine };

/** An instance of the API with its part in indexing. It looks for work by itself so seldom that what comes within a test came by notice. */
export async function openSearchInstance(database: TestDatabase, { searchEngine, ...parts }: Parts = {}) {
  const api = await openApi(database, searchEngine && { searchEngine });
  const engine = searchEngine ?? postgresSearch(api.payload.db.pool);
  const signal = changeSignal(database.url, log, [searchChannel]);
  const runner = runIndexing({ databaseUrl: database.url, engine, signal, log, lookEveryMs: 3_600_000, ...parts });
  return {
    ...api,
    /** What a guest is told. */
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
