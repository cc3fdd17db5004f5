import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';

/** Direct reads of the database, which return rows. */
export type Sql = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };

/** Direct reads that count their statements, for the log and the benchmarks. */
export type InstrumentedSql = Sql & { readonly statements: number };

const names = new Map<string, string>();

/**
 * Returns the name of a prepared statement, which is parsed and planned once per connection. The name is a hash of the text, because
 * several bundles of the admin contain this file and share connections.
 */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

/**
 * Returns direct reads through a pool for one request, with a separate count. A prepared statement keeps the tables that it was prepared
 * with, so statements are not prepared where temporary tables may have taken the place of others.
 */
export function instrumentedSql(pool: Pick<Pool, 'query'>, { isPrepared = true } = {}): InstrumentedSql {
  let statements = 0;
  return {
    get statements() {
      return statements;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      statements += 1;
      const result = await pool.query<Row & QueryResultRow>({
        ...(isPrepared && { name: nameOf(text) }),
        text,
        values: [...values],
      });
      return result.rows;
    },
  };
}
