import { expect, it, vi } from 'vitest';
import { apiTest } from '../testing/open-api.ts';
import { productsCollection } from './products-collection.ts';

const api = apiTest('empty');

const { listSearchableFields = [], useAsTitle = '', defaultColumns = [] } = productsCollection.admin ?? {};
const others = ['createdAt', 'featuredProduct', 'hideFromSearch', 'id', 'newProduct', 'slug'];
const sorted = new Set([String(productsCollection.defaultSort), useAsTitle, ...defaultColumns, ...others]);

/** Returns the statement by which the list of drafts finds the products of a page. */
async function listStatement(args: object): Promise<string> {
  const { payload } = api;
  const query = vi.spyOn(payload.db.pool, 'query');
  await payload.find({ collection: 'products', draft: true, locale: 'nl', limit: 25, page: 1000, depth: 0, ...args });
  const sent = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  query.mockRestore();
  return sent[0] ?? '';
}

/** Returns the nodes of a statement's plan that read tables. PostgreSQL would read empty tables as a whole. */
async function scansOf(statement: string): Promise<string[]> {
  const client = await api.payload.db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Scan'));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const search = { where: { or: listSearchableFields.map((field) => ({ [field]: { like: 'a' } })) } };
const ofTexts = /Index Only Scan( Backward)? using _products_v_locales_list_idx on _products_v_locales/;
const ofVersions = /Index (Only )?Scan( Backward)? using _products_v_\w+ on _products_v /;

it.each([...[...sorted].map((sort) => ({ sort })), search, { ...search, sort: 'title' }])(
  'API-08 the list of products in the admin reads indexes instead of texts for %j',
  async (args) => {
    const statement = await listStatement(args);
    expect(statement).toContain('count(*)');
    const scans = await scansOf(statement);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => !ofTexts.test(scan) && !ofVersions.test(scan))).toEqual([]);
  },
);
