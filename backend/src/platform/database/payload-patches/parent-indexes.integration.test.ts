import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPayload, testPayload } from '../../../testing/test-payload.ts';

let test: TestPayload;
beforeAll(async () => {
  test = await testPayload();
});
afterAll(() => test.end());

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
