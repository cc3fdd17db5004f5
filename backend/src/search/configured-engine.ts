import type { Pool } from 'pg';
import type { Configuration } from '../platform/configuration.ts';
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
