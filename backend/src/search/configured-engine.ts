import type { Pool } from 'pg';
import type { Configuration } from '../platform/configuration.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import type { Log } from '../platform/log.ts';
import { postgresSearch } from './engine/postgres-search.ts';
import { hostedEngine } from './hosted/hosted-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/**
 * Returns the search engine of this installation: a hosted one if configured, otherwise PostgreSQL. A hosted one also lists products, if
 * so configured. `asking` is the pool for searches of visitors.
 */
export function configuredEngine(
  { searchService }: Pick<Configuration, 'searchService'>,
  pool: Pool,
  asking = pool,
): SearchEngine {
  if (!searchService) return postgresSearch(pool, asking);
  return hostedEngine(searchService, undefined, searchService.holdsLists ? () => factKeys(pool) : undefined);
}

async function factKeys(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>('select key from facts order by key');
  return rows.map(({ key }) => key);
}

/** `timeoutMs` limits the wait for a connection and each statement. */
type SearchPoolOptions = { databaseUrl: string; max: number; timeoutMs: number };

/**
 * Returns a separate pool for searches of visitors. Its timeout and its own connections keep searches from delaying other
 * requests.
 */
export function searchPool({ databaseUrl, max, timeoutMs }: SearchPoolOptions, log: Log): Pool {
  return createPool({
    databaseUrl,
    max,
    timeoutMs,
    // The index is in memory, so random reads are cheap. JIT compilation takes longer than any of these statements.
    settings: [`set statement_timeout = ${timeoutMs}`, 'set random_page_cost = 1.1', 'set jit = off'],
    onLost: (error) => log.warn({ err: error }, 'the search lost a database connection'),
  });
}
