import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { apiTest } from '../../testing/open-api.ts';
import { affectedRequests } from './affected-requests.ts';
import { removalEndpoint } from './removal-endpoint.ts';
import { determineRemoval, type RemovalScope } from './removal-scope.ts';
import { removeDemo } from './remove-demo.ts';

const api = apiTest('demo');
const outside = () => ({ payload: api.payload, transactionID: undefined as never });
const sql = () => requestReads(outside());
const scope = async (includeChanged = false): Promise<RemovalScope> => {
  const found = await determineRemoval(outside(), { includeChanged });
  if (!found) throw new Error('the demo content is not recorded');
  return found;
};
let bench: number;
let changed: number;
let quoted: number;

/** Keys of deleted files. All suites share the files of the demo content. */
const deleted: string[] = [];
beforeAll(() => {
  vi.spyOn(installationOf(api.payload).storage, 'delete').mockImplementation(async (key) => void deleted.push(key));
});

describe('EDT-15 the removal of the demo content', () => {
  it('plans everything but dictionaries, forms and needed pages, and writes nothing', async () => {
    const before = await traceOf();
    const { removed, kept, emptied, total } = await scope();
    expect(Object.fromEntries(Object.entries(removed).map(([slug, ids]) => [slug, ids.length]))).toEqual({
      ...{ products: 51, projects: 16, news: 12, faq: 20, pages: 34, categories: 50 },
      ...{ adviserRegions: 8, team: 8, downloads: 187, faqTopics: 8, media: 181, drawings: 62, files: 208 },
    });
    expect([kept, emptied.length]).toEqual([[], 30]);
    expect(total).toBe(845);
    expect(await traceOf()).toEqual(before);
  });

  it('counts the quote requests that lose products or their adviser', async () => {
    const { payload } = api;
    const { removed } = await scope();
    expect(await affectedRequests(outside(), removed)).toMatchObject({ withProducts: 0, withAdviser: 0, advisers: [] });
    const request = (number: string, data: object) =>
      payload.create({ collection: 'quote-requests', data: { number, site: 'nl', status: 'new', ...data } as never });
    const lines = [{ productId: removed.products[0], title: 'Bank', amount: 1 }];
    const { id } = await request('A2026-90001', { lines, adviser: removed.team[0] });
    await request('A2026-90002', { lines: [], adviser: removed.team[0], status: 'won' });
    await request('A2026-90003', { lines: [{ productId: 99_999_999, title: 'Weg', amount: 1 }] });
    const affected = await affectedRequests(outside(), removed);
    expect(affected).toMatchObject({ withProducts: 1, withAdviser: 2, openWithAdviser: 1 });
    expect(affected.advisers).toHaveLength(1);
    quoted = id;
  });

  it('queues nothing without the right word', async () => {
    const user = await api.payload.create({
      collection: 'users',
      data: { email: 'beheer@example.org', password: 'eikenblad in de wind', role: 'administrator' },
    });
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, api.payload);
    const { total } = await scope();
    const answer = await removalEndpoint.handler(
      Object.assign(req, { json: async () => ({ word: 'verwijder', total }) }) as never,
    );
    expect(answer.status).toBe(422);
    expect((await scope()).total).toBe(total);
  });

  it('keeps what editors have changed or made, and what that refers to', async () => {
    const { payload } = api;
    [bench, changed] = (await scope()).removed.products as [number, number];
    await payload.update({ collection: 'products', id: changed, locale: 'nl', draft: true, data: { title: 'Zelf gewijzigd' } });
    const own = {
      title: 'Eigen bericht',
      slug: 'eigen-bericht',
      postDate: '2026-11-01',
      products: [bench],
      _status: 'published',
    };
    await payload.create({ collection: 'news', locale: 'nl', data: own as never });
    const { removed, kept } = await scope();
    expect(removed.products).not.toContain(bench);
    expect(kept.find(({ id, collection }) => collection === 'products' && id === changed)).toMatchObject({ reason: 'changed' });
    const german = (await determineRemoval(outside(), { language: 'de' }))?.kept;
    const titlesOf = (list: typeof kept | undefined) => list?.map(({ title }) => title).join();
    expect(titlesOf(german)).not.toBe(titlesOf(kept));
    expect(kept.find(({ id, collection }) => collection === 'products' && id === bench)?.usedBy).toMatch(/^(?:news|products) /);
    const everything = await scope(true);
    expect(everything.kept.some(({ reason }) => reason === 'changed')).toBe(false);
    expect(removed.products.length).toBeGreaterThan(30);
    expect(everything.total).toBeGreaterThan((await scope()).total);
  });

  it('removes documents, addresses, catalogue rows and files, and leaves a site that works', async () => {
    const { removed, kept } = await scope();
    expect(removed.team.length).toBeGreaterThan(0);
    const [medium] = await (await sql()).query<{ hash: string }>('select hash from media where id = $1', [removed.media[0]]);
    const result = await removeDemo(api.payload);
    expect(result).toMatchObject({ step: 'done', files: [] });
    // Pictures of trimmed blocks are removed, too.
    expect(result?.total).toBeGreaterThanOrEqual(Object.values(removed).flat().length);
    const left = await traceOf();
    expect(left.variants).toBeGreaterThan(0);
    const keptOf = (slug: string) => kept.filter(({ collection }) => collection === slug).length;
    for (const slug of ['products', 'projects', 'categories', 'faq', 'team', 'files'])
      expect(left[slug], slug).toBe(keptOf(slug));
    expect(left.media).toBeLessThanOrEqual(keptOf('media'));
    expect(left).toMatchObject({ pages: 30 + keptOf('pages'), news: 1 + keptOf('news') });
    expect(deleted.some((key) => key.startsWith(`media/${medium?.hash}`))).toBe(true);
    const [orphans] = await (await sql()).query<{ count: number }>(
      `select count(*)::int from address where entry_type = 'faq' and not exists (select from faq where id = entry_id)
         or entry_type = 'products' and not exists (select from products where id = entry_id)`,
      [],
    );
    expect(orphans?.count).toBe(0);
    const { rows } = await api.payload.db.pool.query('select count(distinct product_id)::int as count from catalogue');
    expect(rows[0].count).toBe(left.products);
    const request = await api.payload.findByID({ collection: 'quote-requests', id: quoted, depth: 0 });
    expect(request.adviser ?? null).toBeNull();
    expect(request.lines).toHaveLength(1);
  });

  it('leaves the home page, the menu and the sitemap without dead links', async () => {
    const home = await api.ask(
      '{ entry(uri: "__home__", siteId: 1) { __typename ... on Page { title blocks { __typename } } } }',
    );
    expect(home.data.entry).toMatchObject({ __typename: 'Page', title: 'Home' });
    const menu = await api.payload.findGlobal({ slug: 'navigation', locale: 'nl', depth: 0 });
    const pages = (await api.payload.find({ collection: 'pages', pagination: false, depth: 0 })).docs.map(({ id }) => id);
    for (const item of (menu.mainMenu ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]))
      if (item.kind === 'internal') expect(pages).toContain(item.page);
    const globals = await api.payload.findGlobal({ slug: 'globals', locale: 'nl', depth: 0 });
    expect([globals.logo ?? null, globals.globalData?.companyName, globals.formRecipient ?? null]).toEqual([
      null,
      'Plantsoen',
      null,
    ]);
  });

  it('continues after an interruption, and has nothing left to do afterwards', async () => {
    const state = JSON.stringify({ step: 'projections', total: 3, kept: 0, counts: {}, files: [] });
    await api.payload.db.pool.query(`update payload_kv set data = $1 where key = 'demo-removal'`, [state]);
    expect(await removeDemo(api.payload)).toMatchObject({ step: 'done', total: 3 });
    const { removed, total } = await scope();
    expect(total, JSON.stringify(removed)).toBe(0);
  });
});

/** Returns the number of documents per table. */
async function traceOf(): Promise<Record<string, number>> {
  const tables = ['products', 'variants', 'projects', 'news', 'faq', 'pages', 'categories', 'team', 'media', 'files', '_pages_v'];
  const counts = tables.map((table) => `select '${table}' as name, count(*)::int from "${table}"`).join(' union all ');
  const { rows } = (await (await requestSql(outside())).execute(counts as never)) as { rows: { name: string; count: number }[] };
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
