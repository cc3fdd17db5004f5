import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { createLog } from '../../platform/log.ts';
import { copyProducts } from '../../testing/copy-products.ts';
import { apiTest } from '../../testing/open-api.ts';
import { feedKeyEndpoints } from './feed-key-endpoints.ts';
import { feedKeys } from './feed-keys.ts';
import { feedPricesHandler } from './feed-prices.ts';

const question = `query ($siteId: Int!, $after: Int) { productFeed(siteId: $siteId, after: $after) {
  next items { changedAt product { id title uri price { amount } variants { id price { amount } } } } } }`;

type Feed = { next: number | null; items: { changedAt: string; product: { id: number; uri: string; price: unknown } }[] };

const api = apiTest('demo');
const feed = async (after = 0, siteId = 1): Promise<Feed> => (await api.ask(question, { siteId, after })).data.productFeed;
const query = async (text: string) => (await api.payload.db.pool.query(text)).rows;

/** Reads all pages of the feed of a site. */
async function allProducts(siteId = 1): Promise<number[]> {
  const ids: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Feed = await feed(after, siteId);
    expect(page.items.length).toBeLessThanOrEqual(100);
    ids.push(...page.items.map(({ product }) => product.id));
    after = page.next;
  }
  return ids;
}

describe('EDT-13 the product feed', () => {
  it('contains every live product of a language once, with its last change and without prices', async () => {
    for (const siteId of [1, 2, 3]) {
      const live = await query(
        `select product_id as id from catalogue where site_id = ${siteId} and not is_discontinued order by 1`,
      );
      expect(await allProducts(siteId)).toEqual(live.map(({ id }) => id));
    }
    const { items } = await feed();
    expect(items[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(items.map(({ product }) => product.price)).toEqual(items.map(() => null));
    expect(JSON.stringify(items)).not.toContain('amount');
  });

  it('has pages of a hundred IDs, and skips those without products', async () => {
    const { id, category } = (await query('select id, category_id as category from products order by id limit 1'))[0];
    await query("select setval('products_id_seq', 4250)");
    await withClient(api.database.url, (client) => copyProducts(client, { ids: [id], times: 120, category }));
    const ids = await allProducts();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(ids.filter((one) => one > 4250)).toHaveLength(120);
    const first = await feed();
    expect(first.next).toBe(4200);
    expect((await feed(4200)).items).toHaveLength(50);
    await query("delete from address where entry_type = 'products' and entry_id > 4250");
    await query('delete from catalogue where product_id > 4250');
  });

  it('leaves out drafts, products of other languages, and products for members', async () => {
    const [first] = (await feed()).items;
    const id = first?.product.id ?? 0;
    await query(`update address set members_only = true where entry_type = 'products' and entry_id = ${id} and site_id = 1`);
    expect(await allProducts()).not.toContain(id);
    expect(await allProducts(2)).toContain(id);
    await query(`update address set members_only = false where entry_type = 'products' and entry_id = ${id}`);
    const data = { title: 'Geheim', slug: 'geheim', articleNumber: 'GEHEIM-1', _status: 'draft' } as never;
    const draft = await api.payload.create({ collection: 'products', locale: 'nl', data, draft: true });
    expect(await allProducts()).not.toContain(draft.id);
    await api.payload.delete({ collection: 'products', id: draft.id });
  });

  it('changes with any product or variant of its site', async () => {
    const { tags } = await api.ask(question, { siteId: 2 });
    expect(tags).toEqual(expect.arrayContaining(['Product:2:list', 'Variant:2:list']));
  });

  it('refuses a start in the middle of a page', async () => {
    for (const after of [-100, 50, 2 ** 31 - 48])
      expect((await api.ask(question, { siteId: 1, after })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('EDT-13 a key for prices', () => {
  const server = createServer((request, response) => {
    const [path = '', search] = (request.url ?? '').split('?');
    void handler({ request, response, path, query: new URLSearchParams(search), log: createLog('test', 'silent') });
  });
  let handler: ReturnType<typeof feedPricesHandler>;
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());
  beforeEach(async () => {
    await query('truncate feed_key');
    handler = feedPricesHandler(instrumentedSql(api.payload.db.pool));
  });

  const administrator = { collection: 'users', id: 1, role: 'administrator' };
  async function call(method: string, body?: object, { user = administrator as unknown, id = '' } = {}) {
    const endpoint = feedKeyEndpoints.find((one) => one.method === method);
    const req = { payload: api.payload, user, json: async () => body, context: {}, t: String, routeParams: { id } };
    const answer = await endpoint?.handler(req as never);
    return { status: answer?.status, body: await answer?.json() };
  }
  async function prices(authorization?: string, after = '0') {
    const { port } = server.address() as AddressInfo;
    const headers: Record<string, string> = { 'x-visitor-address': '192.0.2.1', ...(authorization && { authorization }) };
    const response = await fetch(`http://127.0.0.1:${port}/feed-prices?after=${after}`, { headers });
    return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
  }

  it('is shown once, stored as a hash, and notes its last use', async () => {
    const { body } = await call('post', { name: 'Dealer' });
    expect(body.key).toMatch(/^feed_[\w-]{43}$/);
    expect(JSON.stringify(await query('select * from feed_key'))).not.toContain(body.key);
    const reads = instrumentedSql(api.payload.db.pool);
    expect(await feedKeys(reads)).toMatchObject([{ name: 'Dealer', lastUsedAt: null, revokedAt: null }]);
    const answer = await prices(`Bearer ${body.key}`);
    expect(answer).toMatchObject({ status: 200, cache: 'no-store' });
    const [row] = await query(
      `select id, price_eur::float8 as price from variants where price_eur is not null order by id limit 1`,
    );
    expect(answer.body.prices[row.id]).toBe(row.price);
    const [ended] = await query("select id, price_eur as price from variants where sku = 'BM-1070-01'");
    expect(ended.price).not.toBeNull();
    expect(answer.body.prices, 'CAT-17 no price of a discontinued product').not.toHaveProperty(String(ended.id));
    expect((await feedKeys(reads))[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  it('is the only way to prices', async () => {
    const { body } = await call('post', { name: 'Dealer' });
    const wrong = [
      undefined,
      'Bearer',
      'Bearer feed_x',
      `Basic ${body.key}`,
      `Bearer ${body.key}x`,
      `Bearer feed_${'a'.repeat(43)}`,
    ];
    for (const authorization of [...wrong, body.key])
      expect(await prices(authorization)).toMatchObject({ status: 401, body: { errors: [{}] } });
    await call('delete', undefined, { id: String(body.id) });
    expect(await prices(`Bearer ${body.key}`)).toMatchObject({ status: 401 });
    expect((await call('delete', undefined, { id: String(body.id) })).status).toBe(404);
    for (const after of ['50', '-100', 'x']) {
      const again = await call('post', { name: 'Again' });
      expect(await prices(`Bearer ${again.body.key}`, after)).toMatchObject({ status: 400 });
    }
  });

  it('has a limit of requests, and so have networks with invalid keys', async () => {
    const { body } = await call('post', { name: 'Dealer' });
    const counts = new Map<number, number>();
    for (let count = 0; count < 305; count += 1) {
      const { status } = await prices(`Bearer ${body.key}`, '900');
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect(counts).toEqual(
      new Map([
        [200, 300],
        [429, 5],
      ]),
    );
    for (let count = 0; count < 60; count += 1) await prices('Bearer x');
    expect((await prices('Bearer x')).status).toBe(429);
  });

  it('is managed by administrators only, with a name', async () => {
    for (const user of [
      null,
      { collection: 'users', id: 2, role: 'editor' },
      { collection: 'members', id: 1, isApproved: true },
    ]) {
      await expect(call('post', { name: 'x' }, { user })).rejects.toThrow();
      await expect(call('delete', undefined, { user, id: '1' })).rejects.toThrow();
    }
    for (const name of ['', '  ', 'x'.repeat(101), 7]) expect((await call('post', { name })).body).toEqual({ reason: 'name' });
    await query(`insert into feed_key (name, hash) select 'x', sha256(n::text::bytea) from generate_series(1, 50) n`);
    expect((await call('post', { name: 'x' })).body).toEqual({ reason: 'tooMany' });
  });
});
