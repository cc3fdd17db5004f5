import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from './counted-sql.ts';

const patienceMs = 3000;

/** Why the API cannot serve, one line each: the database does not answer, or has not all migrations of this code. */
export function databaseObstacles(sql: Sql, migrations: readonly string[]): () => Promise<string[]> {
  const ask = async (): Promise<string[]> => {
    const rows = await sql.query<{ name: string }>('select name from payload_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.filter((name) => !applied.has(name)).map((name) => `migration ${name} is not applied`);
  };
  const silence = ['the database does not answer'];
  return () => Promise.race([ask().catch(() => silence), delay(patienceMs, silence, { ref: false })]);
}
