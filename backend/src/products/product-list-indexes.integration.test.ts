import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';
import { productsCollection } from './products-collection.ts';

const api = apiTest('empty');

/** Returns the name of a field's column in the tables of versions. */
const columnOf = (field: string) => `version_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

it('API-08 the list of products in the admin is sorted and searched by columns that its indexes contain', async () => {
  const { listSearchableFields = [], useAsTitle = '' } = productsCollection.admin ?? {};
  const fields = [String(productsCollection.defaultSort), useAsTitle, ...listSearchableFields];
  const { rows } = await api.payload.db.pool.query<{ column: string }>(`
    select attname as column from pg_attribute
    where attrelid in ('_products_v_list_idx'::regclass, '_products_v_locales_list_idx'::regclass)`);
  const indexed = rows.map(({ column }) => column);
  expect(new Set(fields).size).toBeGreaterThan(3);
  expect(fields.map(columnOf).filter((column) => !indexed.includes(column))).toEqual([]);
});

it('API-08 a search in the list of products reads its indexes instead of the texts', async () => {
  const { payload } = api;
  const client = await payload.db.pool.connect();
  try {
    await client.query('begin');
    // An empty table is always read as a whole.
    await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`
      explain select count(1) over () from _products_v left join _products_v_locales l on _products_v.id = l._parent_id and l._locale = 'nl'
      where latest = true and (l.version_title ilike '%a%' or version_article_number ilike '%a%' or version_series ilike '%a%'
        or l.version_slug ilike '%a%') group by _products_v.id limit 1`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan using _products_v_list_idx');
    expect(plan).toContain('Index Only Scan using _products_v_locales_list_idx');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
