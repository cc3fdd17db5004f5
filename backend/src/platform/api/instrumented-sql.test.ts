import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { instrumentedSql } from './instrumented-sql.ts';

it('BUDGET statements are counted, and prepared under a name derived from their text', async () => {
  const asked: { name: string; values: unknown[] }[] = [];
  const query = async (config: { name: string; values: unknown[] }) => {
    asked.push(config);
    return { rows: [{ one: 1 }] };
  };
  const sql = instrumentedSql({ query } as unknown as Pick<Pool, 'query'>);
  expect(await sql.query('select 1 as one')).toEqual([{ one: 1 }]);
  await sql.query('select $1::int as one', [1]);
  await sql.query('select $1::int as one', [2]);
  expect(sql.statements).toBe(3);
  expect(asked[1]?.name).toBe(asked[2]?.name);
  expect(asked[1]?.name).not.toBe(asked[0]?.name);
  expect(asked[2]?.values).toEqual([2]);
});

it('API-08 bundles that share a connection never use one name for two texts', async () => {
  const names: string[] = [];
  const query = async ({ name }: { name: string }) => {
    names.push(name);
    return { rows: [] };
  };
  for (const text of ['select 1', 'select 2', 'select 1']) {
    vi.resetModules();
    const bundle = await import('./instrumented-sql.ts');
    await bundle.instrumentedSql({ query } as unknown as Pick<Pool, 'query'>).query(text);
  }
  expect(names[0]).toBe(names[2]);
  expect(names[0]).not.toBe(names[1]);
});
