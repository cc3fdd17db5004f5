import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAdmin } from '../testing/admin-rest.ts';
import { openAdminUsers } from '../testing/admin-users.ts';
import { createForm } from '../testing/edited-forms.ts';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();
let admin: Awaited<ReturnType<typeof openAdminUsers>>;
let category: number;
let product: number;

beforeAll(async () => {
  admin = await openAdminUsers(test.payload);
  const _status = 'published' as const;
  const data = { title: 'Banken', slug: 'banken', _status };
  category = (await test.payload.create({ collection: 'categories', locale: 'nl', data })).id;
  await test.payload.update({
    collection: 'categories',
    id: category,
    locale: 'de',
    data: { ...data, title: 'Bänke', slug: 'baenke' },
  });
  const bench = { title: 'Bank', slug: 'bank', articleNumber: 'BM-1', category, series: 'Meent', _status };
  product = (await test.payload.create({ collection: 'products', locale: 'nl', data: bench })).id;
});
afterAll(() => endAdmin(test.payload));

const write = (path: string, query: string, body: object) => admin.ask('translator', 'PATCH', `${path}?${query}`, body);
const read = (locale: LocaleCode, draft = false) =>
  test.payload.findByID({ collection: 'products', id: product, locale, draft, depth: 0 });
const asDraft = 'locale=de&draft=true';

describe('EDT-10 a translator', () => {
  it('saves drafts and publishes in own languages, and keeps what all languages share', async () => {
    const shared = { articleNumber: 'X-9', series: 'Anders', newProduct: true, category: null };
    const draft = { title: 'Bank (de)', slug: 'bank-de', ...shared, _status: 'draft' };
    expect((await write(`products/${product}`, asDraft, draft)).status).toBe(200);
    expect(await read('de', true)).toMatchObject({ title: 'Bank (de)', articleNumber: 'BM-1', series: 'Meent', category });
    expect((await write(`products/${product}`, 'locale=de', { title: 'Parkbank', ...shared, _status: 'published' })).status).toBe(
      200,
    );
    expect(await read('de')).toMatchObject({ title: 'Parkbank', articleNumber: 'BM-1', series: 'Meent', _status: 'published' });
    expect(await read('nl')).toMatchObject({ title: 'Bank', articleNumber: 'BM-1', newProduct: false });
  });

  it.each(['locale=nl', 'locale=en', 'locale=all', 'locale=nl&draft=true', 'locale=de&unpublishAllLocales=true', ''])(
    'writes nothing with %s',
    async (query) => {
      const before = [await read('nl', true), await read('en', true), await read('de', true)];
      const { status } = await write(`products/${product}`, query, { title: 'Fout', slug: 'fout', _status: 'published' });
      expect([400, 403]).toContain(status);
      expect([await read('nl', true), await read('en', true), await read('de', true)]).toEqual(before);
    },
  );

  it('does not publish changes of an editor that apply to all languages', async () => {
    await test.payload.update({ collection: 'products', id: product, locale: 'nl', draft: true, data: { series: 'Later' } });
    const { status, body } = await write(`products/${product}`, 'locale=de', { title: 'Neu', _status: 'published' });
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('nog niet online')]);
    expect((await write(`products/${product}`, asDraft, { title: 'Neu', _status: 'draft' })).status).toBe(200);
    expect(await read('de')).toMatchObject({ title: 'Parkbank', series: 'Meent' });
    expect(await read('nl', true)).toMatchObject({ series: 'Later', title: 'Bank' });
    await test.payload.update({
      collection: 'products',
      id: product,
      locale: 'nl',
      data: { series: 'Later', _status: 'published' },
    });
  });

  it('translates dictionaries and names of variants, but not their prices', async () => {
    const data = { title: '1800 mm', sku: 'BM-1-01', product, priceEur: 100 };
    const { id } = await test.payload.create({ collection: 'variants', locale: 'nl', data });
    expect((await write(`variants/${id}`, 'locale=de', { title: '1800 mm lang', priceEur: 1, sku: 'X' })).status).toBe(200);
    const stored = await test.payload.findByID({ collection: 'variants', id, locale: 'de' });
    expect(stored).toMatchObject({ title: '1800 mm lang', priceEur: 100, sku: 'BM-1-01' });
  });

  it('sees no prices in answers, filters and the activity log; sales do', async () => {
    const data = { title: '2400 mm', sku: 'BM-1-24', product, priceEur: 1234.5 };
    const { id } = await test.payload.create({ collection: 'variants', locale: 'nl', data });
    const group = await test.payload.create({ collection: 'colourGroups', locale: 'nl', data: { title: 'Grijs', key: 'grey' } });
    const grey = { title: 'Grijs', key: 'ral-7016', code: 'RAL 7016', group: group.id, hex: '#383E42', surchargeEur: 77.25 };
    await test.payload.create({ collection: 'colours', locale: 'nl', data: grey });
    expect((await admin.ask('editor', 'PATCH', `variants/${id}?locale=nl`, { priceEur: 2345.5 })).status).toBe(200);
    const paths = [
      `variants/${id}?locale=de`,
      `products/${product}?locale=de&depth=2`,
      'colours?locale=de',
      'activity-log?limit=50',
    ];
    const answers = async (role: 'translator' | 'sales') =>
      JSON.stringify(await Promise.all(paths.map(async (path) => (await admin.ask(role, 'GET', path)).body)));
    const translator = await answers('translator');
    expect(translator).toContain('BM-1-24');
    expect(translator).not.toMatch(/2345\.5|1234\.5|77\.25|priceEur|surchargeEur/);
    const sales = await answers('sales');
    for (const price of ['1234.5', '2345.5', '77.25']) expect(sales).toContain(price);
    for (const query of ['where[priceEur][greater_than]=1', 'sort=priceEur'])
      expect((await admin.ask('translator', 'GET', `variants?${query}`)).status, query).not.toBe(200);
    expect((await write(`variants/${id}`, 'locale=de', { title: '2400 mm lang', priceEur: 1 })).status).toBe(200);
    expect(await test.payload.findByID({ collection: 'variants', id, locale: 'de' })).toMatchObject({ priceEur: 2345.5 });
  });

  it('writes the blocks of a page in own languages', async () => {
    const page = { title: 'Over ons', slug: 'over-ons', type: 'contentPage' as const, _status: 'published' as const };
    const { id } = await test.payload.create({ collection: 'pages', locale: 'nl', data: page });
    const blocks = [{ blockType: 'titleText', titleField: 'Hallo' }];
    const data = { title: 'Über uns', slug: 'ueber-uns', blocks, membersOnly: true, _status: 'published' };
    expect((await write(`pages/${id}`, 'locale=de', data)).status).toBe(200);
    const stored = await test.payload.findByID({ collection: 'pages', id, locale: 'de', depth: 0 });
    expect(stored).toMatchObject({ title: 'Über uns', membersOnly: false });
    expect(stored.blocks).toHaveLength(1);
  });

  it('translates the labels of a form, but cannot add, remove or reorder its fields', async () => {
    const field = (handle: string, label: string) => ({ blockType: 'SingleLineText', handle, label });
    const { id } = await createForm(test.payload, 'contact', [field('naam', 'Naam'), field('plaats', 'Plaats')]);
    const stored = () => test.payload.findByID({ collection: 'forms', id, locale: 'de', depth: 0 });
    const [page] = (await stored()).pages ?? [];
    const rows = page?.rows ?? [];
    const [first] = rows[0]?.fields ?? [];
    const translated = { ...page, rows: [{ ...rows[0], fields: [{ ...first, label: 'Name', required: true }] }, rows[1]] };
    expect((await write(`forms/${id}`, 'locale=de', { pages: [translated] })).status).toBe(200);
    expect((await stored()).pages?.[0]?.rows?.[0]?.fields?.[0]).toMatchObject({ label: 'Name', required: false });
    for (const changed of [[rows[0]], [...rows].reverse(), [...rows, { fields: [] }]]) {
      const { status, body } = await write(`forms/${id}`, 'locale=de', { pages: [{ ...page, rows: changed }] });
      expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('wijzigt een redacteur')]);
    }
    expect((await stored()).pages?.[0]?.rows).toHaveLength(2);
  });

  it('translates the general texts of the site, but not its data', async () => {
    await test.payload.updateGlobal({ slug: 'globals', locale: 'nl', data: { globalData: { companyName: 'Brinkmeent' } } });
    const { status } = await admin.ask('translator', 'POST', 'globals/globals?locale=de', {
      formRecipient: 'fremd@example.org',
      globalData: { companyName: 'Fremd', country: 'Deutschland' },
    });
    expect(status).toBe(200);
    const stored = await test.payload.findGlobal({ slug: 'globals', locale: 'de', depth: 0 });
    expect(stored.formRecipient ?? null).toBeNull();
    expect(stored.globalData).toMatchObject({ country: 'Deutschland', companyName: 'Brinkmeent' });
  });

  it('restores a version in own languages only', async () => {
    const { docs } = await test.payload.findVersions({
      collection: 'products',
      where: { parent: { equals: product } },
      limit: 1,
    });
    const restore = (locale: string) => admin.ask('translator', 'POST', `products/versions/${docs[0]?.id}?locale=${locale}`);
    expect((await restore('nl')).status).toBe(403);
    expect((await restore('de')).status).toBe(200);
  });
});
