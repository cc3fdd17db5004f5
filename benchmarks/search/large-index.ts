import { Pool } from 'pg';
import { instrumentedSql } from '../../backend/src/platform/api/instrumented-sql.ts';
import { synonymGroups } from '../../backend/src/search/editors/stored-synonyms.ts';
import { postgresSearch } from '../../backend/src/search/engine/postgres-search.ts';
import { allDocuments } from '../../backend/src/search/indexing/documents-of.ts';
import type { DocumentBatch, SearchDocument } from '../../backend/src/search/search-engine.ts';
import { largeDocuments } from './documents.ts';
import { fillPlainSearch } from './plain-search.ts';
import type { Search } from './quality.ts';

/** Runs `work` with a pool of three connections, and closes it. */
export async function withPool<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 3 });
  pool.on('error', () => {});
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Fills the index of the large catalogue through the interface of the engine: published demo entries, generated products and
 * synonyms. Also fills the plain search. Returns the seconds that the engine took.
 */
export function fillLargeIndex(demoUrl: string, url: string): Promise<number> {
  return withPool(demoUrl, (demo) =>
    withPool(url, async (large) => {
      const documents = () => largeDocuments(allDocuments(instrumentedSql(demo)));
      const began = performance.now();
      const engine = postgresSearch(large);
      await engine.putAll(batchesOf(documents()));
      await engine.setSynonyms(await synonymGroups(instrumentedSql(demo)));
      const seconds = (performance.now() - began) / 1000;
      await fillPlainSearch(large, documents());
      await large.query('vacuum analyze');
      return seconds;
    }),
  );
}

async function* batchesOf(batches: AsyncIterable<readonly SearchDocument[]>): AsyncGenerator<DocumentBatch> {
  for await (const documents of batches) yield { documents, release: async () => undefined };
}

/** Returns the engine without its API. */
export function engineSearch(pool: Pool): Search {
  const engine = postgresSearch(pool);
  return async ({ siteId, query, kind, first }) => {
    const { columns } = await engine.search({ siteId, query, kinds: [kind], first, offset: 0 });
    return columns.flatMap(({ hits }) => hits.map(({ document }) => document.uri));
  };
}
