import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';

const test = payloadTest();

const endOthers =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

it('survives lost connections, both idle and within a transaction', async () => {
  const { pool } = test.payload.db;
  await Promise.all(Array.from({ length: 5 }, () => pool.query('select 1')));
  const transaction = await test.payload.db.beginTransaction();
  await pool.query(endOthers);
  await pause(100);
  await expect(test.payload.db.commitTransaction(transaction as string)).rejects.toThrow();
  await expect(test.payload.count({ collection: 'faqTopics' })).resolves.toEqual({ totalDocs: 0 });
  expect(pool.idleCount).toBe(pool.totalCount);
});

it('keeps no connection busy while idle', async () => {
  const { pool } = test.payload.db;
  await test.payload.count({ collection: 'faqTopics' });
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

it('plans named statements once per connection', async () => {
  const { rows } = await test.payload.db.pool.query('show plan_cache_mode');
  expect(rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
});

it('finds localised texts by their parent through an index, in every table', async () => {
  const { rows } = await test.payload.db.pool.query<{ table: string; indexed: boolean }>(`
    select c.table_name as table, exists (
      select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = format('%I', c.table_name)::regclass and a.attname = '_parent_id') as indexed
    from information_schema.columns c where c.table_schema = 'public' and c.column_name = '_locale'
      and exists (select from information_schema.columns p where p.table_name = c.table_name and p.column_name = '_parent_id')`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ indexed }) => !indexed)).toEqual([]);
});
