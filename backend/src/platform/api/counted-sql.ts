import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';

/** Direct reads of the database; the answer is the rows. */
export type Sql = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };

/** Direct reads that count their statements, for the log and the benchmarks. */
export type CountedSql = Sql & { readonly statements: number };

const names = new Map<string, string>();

/**
 * Named statements are parsed and planned once a connection; texts are few, because whatever varies is a parameter. The text gives the name:
 * the admin has this file in several bundles, which share connections.
 */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

/** A pool's direct reads for one request, with a count of its own. */
export function countedSql(pool: Pick<Pool, 'query'>): CountedSql {
  let statements = 0;
  return {
    get statements() {
      return statements;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      statements += 1;
      const result = await pool.query<Row & QueryResultRow>({ name: nameOf(text), text, values: [...values] });
      return result.rows;
    },
  };
}
