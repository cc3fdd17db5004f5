import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentActivity } from '../activity/document-activity.ts';
import { derivedFacts, importParts } from '../composition/import-parts.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { runQueuedJobs } from '../testing/run-queued-jobs.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { colleagueChanges } from './colleague-changes.ts';
import { exportEndpoints } from './export-endpoint.ts';
import { allDifferences, deleteExpiredImports, someProblems } from './import-contents.ts';
import { importEndpoints } from './import-endpoints.ts';
import { importHandler } from './import-job.ts';
import { findImport } from './import-store.ts';
import { recordsByKeys } from './load-stored.ts';
import { sheetLimits } from './sheet/sheet.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
const query = async (text: string) => (await test.payload.db.pool.query(text)).rows;
const runJobs = () => runQueuedJobs(test.payload.db.pool, [importHandler(importParts(test.payload))]);
let user: User & { collection: 'users' };
let [productId, pictureId] = [0, 0];
let variants: number[] = [];

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  const { payload } = test;
  const account = { email: 'fenna@voorbeeld.nl', name: 'Fenna', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  user = { ...(await payload.create({ collection: 'users', data: account })), collection: 'users' };
  const category = { title: 'Banken', slug: 'banken', _status: 'published' } as const;
  const categoryId = (await payload.create({ collection: 'categories', locale: 'nl', data: category })).id;
  await payload.update({
    collection: 'categories',
    id: categoryId,
    locale: 'de',
    data: { title: 'Bänke', slug: 'baenke', _status: 'published' },
  });
  const fact = await payload.create({
    collection: 'facts',
    locale: 'nl',
    data: { title: 'Armleuning', key: 'armrest', kind: 'list' },
  });
  for (const [value, title] of [
    ['true', 'Ja'],
    ['wood', 'Hout'],
  ] as const)
    await payload.create({ collection: 'factValues', locale: 'nl', data: { title, value, fact: fact.id } });
  const range = await payload.create({
    collection: 'facts',
    locale: 'nl',
    data: { title: 'Zitplaatsen', key: 'seats', kind: 'range' },
  });
  const product = {
    ...{ title: 'Meent', slug: 'meent', articleNumber: 'BM-1010', category: categoryId, leadTimeStandardWeeks: 10 },
    ...{
      description: '=SUM(A1);\n- twee regels ',
      facts: [
        { fact: fact.id, text: 'wood' },
        { fact: range.id, number: 3 },
      ],
    },
  };
  productId = (
    await payload.create({ collection: 'products', locale: 'nl', data: { ...product, _status: 'published' } as never })
  ).id;
  const german = { title: 'Wiese', slug: 'wiese', _status: 'published' } as const;
  await payload.update({ collection: 'products', id: productId, locale: 'de', data: german });
  for (const [position, priceEur] of [890, 1040].entries()) {
    const data = {
      title: `${position} mm`,
      sku: `BM-1010-0${position}`,
      product: productId,
      priceEur,
      position,
      weightKg: 12.345,
    };
    const facts = position === 0 ? [{ fact: fact.id, boolean: true }] : [];
    variants = [...variants, (await payload.create({ collection: 'variants', locale: 'nl', data: { ...data, facts } })).id];
  }
  const file = { name: 'bank.png', data: pixel, mimetype: 'image/png', size: pixel.length };
  pictureId = (await payload.create({ collection: 'media', locale: 'nl', data: { alt: '+ een bank' }, file })).id;
  await payload.create({
    collection: 'redirects',
    data: { site: 'nl', path: '/oud/', kind: 'permanent', target: 'address', address: '/banken/' },
  });
});
beforeEach(async () => {
  await query('truncate import_file, import_difference, import_problem, graphile_worker._private_jobs cascade');
});

type Options = {
  body?: unknown;
  content?: Buffer;
  search?: string;
  params?: Record<string, string>;
  as?: unknown;
  length?: number;
};

async function call(method: string, path: string, { body, content, search = '', params = {}, as = user, length }: Options = {}) {
  const endpoint = [...exportEndpoints(derivedFacts), ...importEndpoints].find(
    (one) => one.path === path && one.method === method,
  );
  const headers = new Headers(length === undefined ? {} : { 'content-length': String(length) });
  const req = {
    ...{ payload: test.payload, user: as, routeParams: params, searchParams: new URLSearchParams(search), headers, context: {} },
    ...{ json: async () => body, arrayBuffer: async () => content, i18n: { language: 'nl' }, t: String },
  };
  return (await endpoint?.handler(req as never)) as Response;
}
const upload = async (content: Buffer | string, name = 'a.csv'): Promise<number> =>
  (await (await call('post', '/imports', { content: Buffer.from(content as string), search: `name=${name}` })).json()).id;
const stored = async (id: number) => {
  const found = await findImport(sql(), id);
  if (!found) throw new Error('the import is gone');
  return found;
};
/** Uploads a file, checks it, and returns what the dry run shows. */
async function check(content: Buffer | string) {
  const id = await upload(content);
  await runJobs();
  return {
    ...(await stored(id)),
    differences: await allDifferences(sql(), id),
    problems: (await someProblems(sql(), id, 100)).rows,
  };
}
async function send(id: number, step: string, body: object = {}) {
  const answer = await call('post', `/imports/:id/${step}`, { params: { id: String(id) }, body });
  await runJobs();
  return answer.status;
}
const apply = async (id: number, more: object = {}) =>
  send(id, 'apply', { checkedAt: (await stored(id)).checkedAt?.toISOString(), ...more });
const exported = async (kind: string, format: string) =>
  Buffer.from(await (await call('get', '/imports/export', { search: `kind=${kind}&format=${format}` })).arrayBuffer());
const prices = async () => (await query('select price_eur::float8 as price from variants order by id')).map(({ price }) => price);
const product = (locale: 'nl' | 'de' | 'en' = 'nl', draft = false) =>
  test.payload.findByID({ collection: 'products', id: productId, locale, depth: 0, draft, fallbackLocale: false });

describe('EDT-02 an unchanged export', () => {
  it('of redirects to entries names their addresses, and changes nothing', async () => {
    const entry = { relationTo: 'products', value: productId } as const;
    const made = await test.payload.create({
      collection: 'redirects',
      data: { site: 'de', path: '/altes/', kind: 'permanent', target: 'entry', entry },
    });
    const file = (await exported('redirects', 'csv')).toString();
    const [{ path } = { path: '' }] = await query(
      `select path from address where site_id = 3 and entry_type = 'products' and entry_id = ${productId} and kind = 'canonical'`,
    );
    expect(file).toContain(`;/altes;/${path}/;`);
    const { problems, differences, counts } = await check(file);
    expect({ problems, differences }).toEqual({ problems: [], differences: [] });
    expect(counts).toMatchObject({ rows: 2, same: 2 });
    await test.payload.delete({ collection: 'redirects', id: made.id });
  });

  it.each([
    ['catalogue', 'xlsx', 2],
    ['catalogue', 'csv', 2],
    ['pictures', 'xlsx', 1],
    ['pictures', 'csv', 1],
    ['redirects', 'xlsx', 1],
    ['redirects', 'csv', 1],
  ])('of %s as %s changes nothing', async (kind, format, rows) => {
    const { state, counts, problems, differences, id } = await check(await exported(kind, format));
    expect(problems).toEqual([]);
    expect(differences).toEqual([]);
    expect(counts).toEqual({ rows, new: 0, changed: 0, same: rows, error: 0, fields: 0 });
    expect(state).toBe('checked');
    expect(await apply(id)).toBe(409);
  });
});

describe('EDT-02 an import of the catalogue', () => {
  const file = `Artikelnummer;Product: artikelnummer;Titel (nl);Titel (de);Prijs (€);Gewicht (kg);Armleuning;Product: Levertijd standaardkleur (weken);Product: Titel (de);Product: Titel (en)
BM-1010-00;;;Zwei Meter;920,50;-;Hout;12;Wiesenbank;Meadow
BM-1010-01;;;;1.1O5;;;;;
BM-1010-02;BM-1010;3600 mm;;1390;50;Ja; Hout;;;
`;

  it('shows every change and error, applies the other rows at once, and can be undone', async () => {
    const before = { prices: await prices(), nl: await product(), de: await product('de'), en: await product('en', true) };
    const run = await check(file.replace('Ja; Hout', '"Ja; Hout"'));
    expect(run.problems).toMatchObject([{ row: 3, column: 5, value: '1.1O5', reason: 'number', proposal: '1105' }]);
    expect(run.counts).toEqual({ rows: 3, new: 1, changed: 1, same: 0, error: 1, fields: 12 });
    expect(await prices()).toEqual(before.prices);
    await query('truncate change');
    expect(await apply(run.id)).toBe(202);
    expect((await stored(run.id)).state).toBe('applied');
    expect(await prices()).toEqual([920.5, 1040, 1390]);
    const [first] =
      await query(`select weight_kg, (select string_agg(_locale || ':' || title, ',' order by _locale) from variants_locales
      where _parent_id = v.id) as titles, (select string_agg(coalesce(text, boolean::text), ',') from variants_facts where _parent_id = v.id) as facts
      from variants v where sku = 'BM-1010-00'`);
    expect(first).toEqual({ weight_kg: null, titles: 'nl:0 mm,de:Zwei Meter', facts: 'wood' });
    expect(await query(`select sku, position::int, product_id from variants where sku = 'BM-1010-02'`)).toEqual([
      { sku: 'BM-1010-02', position: 2, product_id: productId },
    ]);
    expect(await product()).toMatchObject({ title: 'Meent', leadTimeStandardWeeks: 12, _status: 'published' });
    expect(await product('de')).toMatchObject({ title: 'Wiesenbank', _status: 'published' });
    expect((await product('en')).title ?? null).toBeNull();
    expect((await product('en', true)).title).toBe('Meadow');
    const tags = (await query('select tags from change')).flatMap((row) => row.tags);
    expect(tags).toEqual(expect.arrayContaining([`Product:3:${productId}`, 'Variant:1:list', 'Product:2:list']));
    const rows = await query(`select title, variants from catalogue where product_id = ${productId} order by site_id`);
    expect(rows.map(({ title }) => title)).toEqual(['Meent', 'Wiesenbank']);
    const [entry] = await documentActivity(sql(), 'variants', variants[0] ?? 0);
    expect(entry).toMatchObject({ authorName: 'Fenna', action: 'update' });
    expect(await query(`select note, author_name from price_change`)).toEqual([{ note: 'a.csv', author_name: 'Fenna' }]);

    expect(await send(run.id, 'undo')).toBe(202);
    expect((await stored(run.id)).state).toBe('undone');
    expect(await prices()).toEqual(before.prices);
    expect(await query('select note from price_change order by id desc limit 1')).toEqual([{ note: 'Ongedaan gemaakt: a.csv' }]);
    expect(await query(`select count(*)::int as count from variants where sku = 'BM-1010-02'`)).toEqual([{ count: 0 }]);
    const again = await check(await exported('catalogue', 'csv'));
    expect(again.counts?.changed).toBe(0);
    expect(await product()).toMatchObject({ title: 'Meent', leadTimeStandardWeeks: 10, facts: before.nl.facts });
    expect((await product('de')).title).toBe('Wiese');
    expect((await product('en', true)).title ?? null).toBeNull();
  });

  it('tells which colleague has changed the same content on the day before', async () => {
    const prices = 'Artikelnummer;Prijs (€);Gewicht (kg)\nBM-1010-00;1;2\nBM-1010-01;3;4\n';
    const changedBefore = async () => [...(await colleagueChanges(sql(), await check(prices)))];
    const [id = 0] = variants;
    const log = (author: string, age: string) =>
      query(`insert into activity_log (author_name, action, kind, document_id, subject, created_at)
        values ('${author}', 'update', 'variants', ${id}, 'x', now() - interval '${age}')`);
    await log('Fenna', '1 minute');
    await log('Joost', '25 hours');
    expect(await changedBefore()).toEqual([]);
    await log('Mila', '2 hours');
    await log('Joost', '1 hour');
    const change = { at: expect.any(Date), authorName: 'Joost', count: 2 };
    expect(await changedBefore()).toEqual([[`variants ${id}`, change]]);
    await query(`delete from activity_log where subject = 'x'`);
  });

  it('names products in the language of the editor', async () => {
    const productIn = async (language: string) => (await recordsByKeys(sql(), 'products', ['BM-1010'], language)).get('BM-1010');
    expect(await productIn('nl')).toMatchObject({ subject: 'Meent' });
    expect(await productIn('de')).toMatchObject({ subject: 'Wiese' });
  });

  it('accepts a proposal by checking the file again', async () => {
    const { id } = await check(file);
    expect(await send(id, 'correct', { row: 3, column: 5, value: '1105' })).toBe(202);
    expect((await stored(id)).counts).toMatchObject({ error: 1 });
    expect((await allDifferences(sql(), id)).find(({ row }) => row === 3)).toMatchObject({ after: 1105 });
    expect(await send(id, 'correct', { row: 0, column: 5, value: 'x' })).toBe(422);
  });

  it('writes nothing if the data has changed since the dry run, also by an import that ran first', async () => {
    const text = 'Artikelnummer;Prijs (€);Lengte (mm)\nBM-1010-00;950;2000\nBM-1010-01;1050;2500\n';
    const [one, other] = [await check(text), await check(text.replace('1050', '1060'))];
    expect(await apply(one.id)).toBe(202);
    expect(await apply(other.id)).toBe(202);
    expect((await stored(other.id)).state).toBe('outdated');
    expect((await someProblems(sql(), other.id, 9)).rows).toMatchObject([
      { row: 2, column: 2, reason: 'changedSince' },
      { row: 2, column: 3 },
      { row: 3, column: 2 },
      { row: 3, column: 3 },
    ]);
    expect(await prices()).toEqual([950, 1050]);
    expect(await send(other.id, 'check')).toBe(202);
    expect((await stored(other.id)).counts).toMatchObject({ changed: 1, same: 1 });
    await test.payload.update({ collection: 'variants', id: variants[1] ?? 0, data: { priceEur: 1051 } });
    expect(await send(one.id, 'undo')).toBe(202);
    expect((await stored(one.id)).state).toBe('applied');
    expect((await someProblems(sql(), one.id, 9)).rows).toMatchObject([{ row: 3, column: 2, reason: 'changedSince' }]);
    expect(await prices()).toEqual([950, 1051]);
  });

  it('is rolled back as a whole if one document is refused', async () => {
    const before = await prices();
    const run = await check('Artikelnummer;Prijs (€);Product: Titel (nl)\nBM-1010-00;999;Weide\n');
    await query(`update products_locales set slug = '' where _parent_id = ${productId} and _locale = 'nl'`);
    await query(`update _products_v_locales set version_slug = '' where _locale = 'nl' and _parent_id in (
      select id from _products_v where parent_id = ${productId} and latest)`);
    expect(await apply(run.id)).toBe(202);
    expect((await stored(run.id)).state).toBe('failed');
    expect((await someProblems(sql(), run.id, 9)).rows).toMatchObject([{ row: 2, value: 'BM-1010', reason: 'refused' }]);
    expect(await prices()).toEqual(before);
    await query(`update products_locales set slug = 'meent' where _parent_id = ${productId} and _locale = 'nl'`);
    await query(`update _products_v_locales set version_slug = 'meent' where _locale = 'nl' and _parent_id in (
      select id from _products_v where parent_id = ${productId} and latest)`);
  });

  it('plans prices for a later day, and its undoing cancels them', async () => {
    const before = await prices();
    const run = await check('Artikelnummer;Prijs (€);Hoogte (mm)\nBM-1010-00;2000;800\n');
    expect(run.differences.map(({ isMarked }) => isMarked)).toEqual([true, false]);
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    expect(await apply(run.id, { pricesOn: '2020-01-01' })).toBe(422);
    expect(await apply(run.id, { pricesOn: day })).toBe(202);
    expect(await prices()).toEqual(before);
    expect(await send(run.id, 'undo')).toBe(202);
    expect((await stored(run.id)).state).toBe('undone');
    expect(await query('select cancelled_at is not null as cancelled from price_change order by id desc limit 1')).toEqual([
      { cancelled: true },
    ]);
  });

  it.each([
    ['the plan', 'update price_change set cancelled_at = now() where applied_at is null'],
    [
      'one planned price',
      `delete from price_change_line where change_id = (select max(id) from price_change) and new_price = 2000`,
    ],
  ])('can be undone after an editor has cancelled %s', async (_, cancel) => {
    const before = await prices();
    const run = await check('Artikelnummer;Prijs (€);Hoogte (mm)\nBM-1010-00;2000;801\nBM-1010-01;2001;801\n');
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    expect(await apply(run.id, { pricesOn: day })).toBe(202);
    await query(cancel);
    expect(await send(run.id, 'undo')).toBe(202);
    expect((await stored(run.id)).state).toBe('undone');
    expect(await prices()).toEqual(before);
    expect(await query('select from price_change where applied_at is null and cancelled_at is null')).toEqual([]);
  });

  it('creates products as drafts with their variants', async () => {
    const text = `Artikelnummer;Product: artikelnummer;Titel (nl);Product: Titel (nl);Product: Categorie;Prijs (€)\nN-1-01;N-1;1 m;Nieuwe bank;Banken;100\n`;
    const run = await check(text);
    expect(run.counts).toMatchObject({ new: 1, error: 0 });
    expect(await apply(run.id)).toBe(202);
    expect((await stored(run.id)).state).toBe('applied');
    expect(
      await query(`select l._status::text as status, l.slug from products p join products_locales l on l._parent_id = p.id
      where p.article_number = 'N-1' and l._locale = 'nl'`),
    ).toMatchObject([{ status: 'draft' }]);
    expect(await send(run.id, 'undo')).toBe(202);
    expect((await stored(run.id)).state).toBe('undone');
    expect(await query(`select id from products where article_number = 'N-1'`)).toEqual([]);
  });
});

describe('EDT-02 imports of pictures and redirects', () => {
  it('change texts per language, create and change redirects, and can be undone', async () => {
    const pictures = await check(`Afbeelding (nummer);Alternatieve tekst (de)\n${pictureId};Eine Bank\n`);
    expect(await apply(pictures.id)).toBe(202);
    const alt = async () => (await test.payload.findByID({ collection: 'media', id: pictureId, locale: 'de' })).alt ?? null;
    expect(await alt()).toBe('Eine Bank');
    const loop = await check('Website;Oud adres;Nieuw adres;Soort\nnl;/a/;/b/;301\nnl;/b/;/A/;302\n');
    expect(loop.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 3, 'address'],
      [3, 3, 'address'],
    ]);
    expect(loop.counts).toEqual({ rows: 2, new: 0, changed: 0, same: 0, error: 2, fields: 0 });
    const leadingTo = (targets: string[]) =>
      `Website;Oud adres;Nieuw adres;Soort\n${targets.map((target, at) => `nl;/van-${at}/;${target};301`).join('\n')}\n`;
    const missing = await check(
      leadingTo([
        ...['/geen/', '/Van-0/', '/oud/', '/de/producten/banken/'],
        ...['/nl/producten/banken/', '/contact/', '/media/x.pdf', 'https://example.org/geen/'],
      ]),
    );
    expect(missing.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 3, 'address'],
      [3, 3, 'address'],
      [4, 3, 'address'],
      [5, 3, 'address'],
    ]);
    expect(missing.counts).toMatchObject({ new: 4, error: 4 });
    expect(missing.problems[0]?.detail).toContain('staat geen pagina');
    await test.payload.db.pool.query(
      `insert into address (site_id, path, kind, entry_type, entry_id)
        select site_id, 'vroeger/banken', 'old', entry_type, entry_id from address where path = 'producten/banken'`,
    );
    expect((await check(leadingTo(['/vroeger/banken/']))).problems, 'a former address leads on').toEqual([]);
    const redirects = await check('Website;Oud adres;Nieuw adres;Soort\nnl;/oud/;/producten/banken/;\nde;/alt/;;410\n');
    expect(redirects.problems).toEqual([]);
    expect(await apply(redirects.id)).toBe(202);
    const all = () => query('select site::text, path, kind::text, address from redirects r order by r.site, path');
    expect(await all()).toEqual([
      { site: 'nl', path: 'oud', kind: 'permanent', address: '/producten/banken/' },
      { site: 'de', path: 'alt', kind: 'gone', address: null },
    ]);
    expect(await send(redirects.id, 'undo')).toBe(202);
    expect(await all()).toEqual([{ site: 'nl', path: 'oud', kind: 'permanent', address: '/banken/' }]);
  });

  it('keep the spaces of an old address, also when they are undone', async () => {
    const stored = () => query("select path, address from redirects where path like 'folder%' order by path");
    const spaced = await check('Website;Oud adres;Nieuw adres;Soort\nnl;/folder 2025 nieuw.pdf;/producten/banken/;301\n');
    expect(spaced.problems).toEqual([]);
    expect(await apply(spaced.id)).toBe(202);
    expect(await stored()).toEqual([{ path: 'folder 2025 nieuw.pdf', address: '/producten/banken/' }]);
    expect(await send(spaced.id, 'undo')).toBe(202);
    expect(await stored()).toEqual([]);
    const loop = await check('Website;Oud adres;Nieuw adres;Soort\nnl;/a b/;/c d/;301\nnl;/c d/;/a b/;301\n');
    expect(loop.problems.map(({ row }) => row)).toEqual([2, 3]);
  });
});

describe('EDT-02 exports of more rows than one import accepts', () => {
  it('are offered in parts that together have every row once', async () => {
    const extra = sheetLimits.rows + 1 - Number((await query('select count(*) from redirects'))[0].count);
    await query(`insert into redirects (site, path, kind, target, address)
      select 'nl', 'deel-' || n, 'permanent', 'address', '/banken/' from generate_series(1, ${extra}) n`);
    const lines = async (part: number) => {
      const answer = await call('get', '/imports/export', { search: `kind=redirects&format=csv&part=${part}` });
      return { name: answer.headers.get('content-disposition'), lines: (await answer.text()).trim().split('\r\n').slice(1) };
    };
    const [first, second] = [await lines(1), await lines(2)];
    expect([first.lines.length, second.lines.length]).toEqual([sheetLimits.rows, 1]);
    expect(new Set([...first.lines, ...second.lines]).size).toBe(sheetLimits.rows + 1);
    expect(second.name).toContain('-2-of-2.csv');
    for (const part of ['0', '3', '1.5', 'x'])
      expect((await call('get', '/imports/export', { search: `kind=redirects&part=${part}` })).status).toBe(404);
    await query(`delete from redirects where path like 'deel-%'`);
  });
});

describe('EDT-02 requests about imports', () => {
  it('are refused for guests and members', async () => {
    const { id } = await check('Artikelnummer;Prijs (€)\nBM-1010-00;1\n');
    for (const as of [null, { collection: 'members', id: 1, isApproved: true }]) {
      for (const { path, method } of [...exportEndpoints(derivedFacts), ...importEndpoints])
        expect((await call(method, path, { as, params: { id: String(id) }, content: Buffer.from('x') })).status, path).toBe(401);
    }
  });

  it('are refused for interrupted, empty and too large uploads, and store nothing', async () => {
    const answers = [
      await call('post', '/imports', { content: Buffer.from('abc'), length: 10 }),
      await call('post', '/imports', { content: Buffer.alloc(0) }),
      await call('post', '/imports', { content: Buffer.from('x'), length: 30_000_000 }),
    ];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { refusal: 'incomplete' },
      { refusal: 'empty' },
      { refusal: 'tooBig' },
    ]);
    expect(await query('select id from import_file')).toEqual([]);
  });

  it('are refused for steps that are not possible, and for a dry run that was replaced', async () => {
    const { id } = await check('Artikelnummer;Prijs (€)\nBM-1010-00;1\n');
    expect(await send(id, 'undo')).toBe(409);
    expect(await send(id, 'apply', { checkedAt: '2020-01-01T00:00:00.000Z' })).toBe(409);
    expect((await call('get', '/imports/:id', { params: { id: '99999' } })).status).toBe(404);
    expect(await upload('')).toBeUndefined();
  });

  it('return the file with its errors marked, and the progress', async () => {
    const { id } = await check('Artikelnummer;Prijs (€)\nBM-1010-00;duur\n');
    expect(await (await call('get', '/imports/:id', { params: { id: String(id) } })).json()).toMatchObject({ state: 'checked' });
    const marked = Buffer.from(await (await call('get', '/imports/:id/marked', { params: { id: String(id) } })).arrayBuffer());
    const again = await check(marked);
    expect(again.columns.at(-1)).toMatchObject({ heading: 'Fouten', key: null });
  });

  it('report a file that cannot be read', async () => {
    const run = await check(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
    expect(run).toMatchObject({ state: 'refused', counts: null, problems: [{ reason: 'unreadable', row: 0 }] });
    expect(await apply(run.id)).toBe(409);
  });

  it('are deleted with their files after their retention', async () => {
    const { id, fileKey } = await check('Artikelnummer;Prijs (€)\nBM-1010-00;1\n');
    const { storage } = test.options;
    await deleteExpiredImports(test.payload.db.drizzle as never, storage);
    expect(await storage.stat(fileKey)).toBeDefined();
    await query(`update import_file set created_at = now() - interval '91 days' where id = ${id}`);
    await deleteExpiredImports(test.payload.db.drizzle as never, storage);
    expect(await storage.stat(fileKey)).toBeUndefined();
    expect(await query('select id from import_difference')).toEqual([]);
  });
});
