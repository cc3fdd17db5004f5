import type { Pool, QueryResultRow } from 'pg';

/** Direct reads of the database; the answer is the rows. */
export type Sql = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };

/** Direct reads that count their statements, for the log and the benchmarks. */
export type CountedSql = Sql & { readonly statements: number };

/** A pool's direct reads for one request, with a count of its own. */
export function countedSql(pool: Pick<Pool, 'query'>): CountedSql {
  let statements = 0;
  return {
    get statements() {
      return statements;
    },
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      statements += 1;
      const result = await pool.query<Row & QueryResultRow>(text, [...values]);
      return result.rows;
    },
  };
}
