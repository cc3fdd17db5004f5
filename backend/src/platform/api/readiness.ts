import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from './instrumented-sql.ts';

const patienceMs = 3000;

/** Returns a check that lists why the API cannot serve, one line per reason: the database does not answer, or migrations are missing. */
export function databaseReadiness(sql: Sql, migrations: readonly string[]): () => Promise<string[]> {
  const ask = async (): Promise<string[]> => {
    const rows = await sql.query<{ name: string }>('select name from payload_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.filter((name) => !applied.has(name)).map((name) => `migration ${name} is not applied`);
  };
  const silence = ['the database does not answer'];
  return () => Promise.race([ask().catch(() => silence), delay(patienceMs, silence, { ref: false })]);
}
