import type { Pool } from 'pg';
import type { Configuration } from '../platform/configuration.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import type { Log } from '../platform/log.ts';
import { postgresSearch } from './engine/postgres-search.ts';
import { hostedEngine } from './hosted/hosted-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/**
 * Returns the search engine of this installation: a hosted one if configured, otherwise PostgreSQL. `asking` is the pool for
 * searches of visitors.
 */
export function configuredEngine(
  { searchService }: Pick<Configuration, 'searchService'>,
  pool: Pool,
  asking = pool,
): SearchEngine {
  return searchService ? hostedEngine(searchService) : postgresSearch(pool, asking);
}

/**
 * Maximum number of connections. It suffices for the concurrent searches, each of which may run several statements. Waiting
 * searches block only other searches.
 */
const connections = 4;
/** Timeout in milliseconds. No query takes a tenth of it, and a later answer would be of no use to the visitor. */
const maxMs = 2000;

/**
 * Returns a separate pool for searches of visitors. Its timeout and its own connections keep searches from delaying other
 * requests.
 */
export function searchPool(databaseUrl: string, log: Log, limitMs = maxMs): Pool {
  return createPool({
    databaseUrl,
    max: connections,
    timeoutMs: limitMs,
    // The index is in memory, so random reads are cheap. JIT compilation takes longer than any of these statements.
    settings: [`set statement_timeout = ${limitMs}`, 'set random_page_cost = 1.1', 'set jit = off'],
    onLost: (error) => log.warn({ err: error }, 'the search lost a database connection'),
  });
}
