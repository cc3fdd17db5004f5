import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardTasks } from '../dashboard/dashboard-tasks.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { relatedTitles } from '../references/related-titles.ts';
import { payloadTest } from '../testing/test-payload.ts';
import type { StateCounts } from './compare-texts.ts';
import { noteChangedDocuments } from './note-changed-documents.ts';
import { sourceFields } from './source-texts.ts';
import { editableKinds, translatedKinds } from './translated-kinds.ts';
import { translationEndpoints } from './translation-endpoints.ts';
import { nextOpen, openCounts, openTranslations, rowsPerPage, statementFor } from './translation-overview.ts';
import type { VariantName } from './variant-names.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
const kinds = () => translatedKinds(test.payload.config);
let user: User & { collection: 'users' };

beforeAll(async () => {
  const data = { email: 'fenna@voorbeeld.nl', name: 'Fenna', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  user = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' };
});

/** Returns the counts of a document in a language; undefined if the overview does not list it. */
async function countsOf(kind: string, id: number, locale: LocaleCode = 'en'): Promise<StateCounts | undefined> {
  const { rows } = await openTranslations(sql(), { kinds: [kind], locales: ['en', 'de'], order: 'changedAt', offset: 0 });
  return rows.find((row) => row.id === id)?.states[locale];
}
const missing = (count: number) => ({ missing: count, outdated: 0, draft: 0 });
const outdated = (count: number) => ({ missing: 0, outdated: count, draft: 0 });
const current = missing(0);

let number = 0;
async function page(title: string, more: object = {}) {
  number += 1;
  const data = { title, slug: `pagina-${number}`, type: 'contentPage', _status: 'published', ...more } as const;
  return (await test.payload.create({ collection: 'pages', locale: 'nl', data })).id;
}
const write = (id: number, locale: LocaleCode, data: object, _status: 'draft' | 'published' = 'published') =>
  test.payload.update({
    collection: 'pages',
    id,
    locale,
    draft: _status === 'draft',
    data: { ...(locale !== 'nl' && { slug: `page-${id}` }), ...data, _status },
  });

type Call = { method?: 'get' | 'post'; body?: object; query?: string; as?: typeof user };

async function call(path: string, { method, body, query = '', as }: Call) {
  const req = await createLocalReq({ ...(as && { user: as }) }, test.payload);
  const parts = { json: async () => body, searchParams: new URLSearchParams(query) };
  const endpoint = translationEndpoints.find((one) => one.path === path && one.method === (method ?? one.method));
  return (await endpoint?.handler(Object.assign(req, parts))) as Response;
}
const accept = (kind: string, id: number, keys?: string[], locale = 'en') =>
  call('/translations/accept', { body: { kind, id, locale, keys }, as: user });

describe('EDT-09 the overview of translations', () => {
  it('lists texts that are missing or drafts, per language', async () => {
    const id = await page('Bank', { intro: 'Een bank' });
    expect(await countsOf('pages', id)).toEqual(missing(3));
    await write(id, 'en', { title: 'Bench', intro: 'A bench' });
    await write(id, 'de', { title: 'Entwurf' }, 'draft');
    expect(await countsOf('pages', id)).toEqual(current);
    expect(await countsOf('pages', id, 'de')).toEqual({ missing: 1, outdated: 0, draft: 2 });
    await write(id, 'de', { title: 'Bank', intro: 'Eine Bank' });
    expect(await countsOf('pages', id)).toBeUndefined();
  });

  it('marks a text as outdated when its published source changes, until the translation of that text changes', async () => {
    const id = await page('Stoel', { intro: 'Een stoel' });
    for (const locale of ['en', 'de'] as const) await write(id, locale, { title: 'Stuhl', intro: 'Intro' });
    await write(id, 'nl', { title: 'Stoelen' }, 'draft');
    expect(await countsOf('pages', id)).toBeUndefined();
    await write(id, 'nl', { title: 'Stoelen', intro: 'Stoelen van hout' });
    expect(await countsOf('pages', id)).toEqual(outdated(2));
    await write(id, 'en', { title: 'Chairs' });
    expect(await countsOf('pages', id)).toEqual(outdated(1));
    await write(id, 'nl', { membersOnly: true, hideFromSearch: true });
    expect(await countsOf('pages', id, 'de')).toEqual(outdated(2));
  });

  it('accepts texts that a translator calls correct, one by one or all', async () => {
    const id = await page('Kruk', { intro: 'Een kruk' });
    for (const locale of ['en', 'de'] as const) await write(id, locale, { title: 'Hocker', intro: 'Intro' });
    await write(id, 'nl', { title: 'Krukje', intro: 'Een krukje' });
    expect((await accept('pages', id, ['title'])).status).toBe(200);
    expect(await countsOf('pages', id)).toEqual(outdated(1));
    await accept('pages', id);
    expect(await countsOf('pages', id)).toEqual(current);
    expect(await countsOf('pages', id, 'de')).toEqual(outdated(2));
  });

  it('compares blocks of a page as one text', async () => {
    const blocks = (text: string) => ({ blocks: [{ blockType: 'html', html: `<p>${text}</p>` }] });
    const id = await page('Blokken', blocks('Een'));
    for (const locale of ['en', 'de'] as const) await write(id, locale, { title: 'Blocks', ...blocks('One') });
    expect(await countsOf('pages', id)).toBeUndefined();
    await write(id, 'nl', blocks('Twee'));
    expect(await countsOf('pages', id)).toEqual(outdated(1));
    await write(id, 'en', blocks('Two'));
    expect(await countsOf('pages', id)).toEqual(current);
  });

  it('ignores entries that are not live in Dutch, and deleted ones', async () => {
    const data = { title: 'Concept', slug: 'concept', type: 'contentPage' } as const;
    const { id } = await test.payload.create({ collection: 'pages', locale: 'nl', draft: true, data });
    expect(await countsOf('pages', id)).toBeUndefined();
    const gone = await page('Weg');
    await test.payload.delete({ collection: 'pages', id: gone });
    expect(await countsOf('pages', gone)).toBeUndefined();
  });

  it('covers variants, dictionaries, downloads, forms and globals', async () => {
    const { payload } = test;
    const locale = 'nl';
    const published = { _status: 'published' } as const;
    const category = await payload.create({ collection: 'categories', locale, data: { title: 'C', slug: 'c', ...published } });
    const product = await payload.create({
      collection: 'products',
      locale,
      data: { title: 'P', slug: 'p', articleNumber: 'P-1', category: category.id, ...published },
    });
    const variant = await payload.create({
      collection: 'variants',
      locale,
      data: { title: '180 cm', sku: 'P-1-01', product: product.id },
    });
    expect(await countsOf('variants', variant.id)).toEqual(missing(1));
    await payload.update({ collection: 'variants', id: variant.id, locale: 'en', data: { title: '180 cm' } });
    await payload.update({ collection: 'variants', id: variant.id, locale, data: { title: '200 cm' } });
    expect(await countsOf('variants', variant.id)).toEqual(outdated(1));

    const topic = await payload.create({ collection: 'faqTopics', locale, data: { title: 'Levering', key: 'levering' } });
    expect(await countsOf('faqTopics', topic.id)).toEqual(missing(1));

    const download = await payload.create({ collection: 'downloads', locale, data: { titleField: 'Folder', kind: 'pdf' } });
    expect(await countsOf('downloads', download.id)).toEqual(missing(1));
    await payload.update({ collection: 'downloads', id: download.id, locale, data: { dutchOnly: true } });
    expect(await countsOf('downloads', download.id)).toBeUndefined();

    const footer = { credit: { title: 'Gemaakt door', url: 'https://voorbeeld.nl' } };
    await payload.updateGlobal({ slug: 'footer', locale, data: footer });
    expect(await countsOf('footer', 0)).toEqual(missing(1));
    await payload.updateGlobal({ slug: 'footer', locale: 'en', data: { credit: { ...footer.credit, title: 'Made by' } } });
    expect(await countsOf('footer', 0)).toEqual(current);
  });

  it('sorts by kind, title or change, and filters by kind, language and state', async () => {
    const data = { title: 'Aanwinst', slug: 'aanwinst', postDate: '2026-01-01', _status: 'published' } as const;
    const { id } = await test.payload.create({ collection: 'news', locale: 'nl', data });
    await page('Zitje');
    const list = async (question: object) =>
      (await openTranslations(sql(), { kinds: kinds(), locales: ['en', 'de'], order: 'kind', offset: 0, ...question })).rows;
    const sorted = (await list({})).map(({ kind }) => kind);
    expect(sorted).toEqual([...sorted].sort());
    expect((await list({ order: 'changedAt' }))[0]?.title).toBe('Zitje');
    expect((await list({ kinds: ['news'] })).map(({ title }) => title)).toEqual(['Aanwinst']);
    const update = { title: 'Neu', slug: 'neu', _status: 'draft' } as const;
    await test.payload.update({ collection: 'news', id, locale: 'de', draft: true, data: update });
    expect(await list({ kinds: ['news'], locales: ['de'], state: 'draft' })).toHaveLength(1);
    expect(await list({ kinds: ['news'], locales: ['de'], state: 'missing' })).toHaveLength(0);
    expect(await list({ kinds: ['news'], state: 'outdated' })).toHaveLength(0);
  });

  it('has the counts of the dashboard, and per kind, language and state those of its lists', async () => {
    const req = await createLocalReq({ user }, test.payload);
    const { total } = await openTranslations(sql(), {
      kinds: await editableKinds(req),
      locales: ['en', 'de'],
      order: 'kind',
      offset: 0,
    });
    const tasks = await dashboardTasks(req);
    expect(tasks.find(({ key }) => key === 'translations')).toMatchObject({ href: '/admin/translations', count: total });
    for (const { kind, locale, state, count } of await openCounts(sql(), { kinds: kinds(), locales: ['en', 'de'] })) {
      const list = await openTranslations(sql(), { kinds: [kind], locales: [locale], state, order: 'title', offset: 0 });
      expect(list.total, `${kind} ${locale} ${state}`).toBe(count);
    }
  });
});

describe('EDT-09 the source of a translation', () => {
  it('has the former and the present words of a changed text, and values to copy without ids of rows', async () => {
    const blocks = [{ blockType: 'html', html: '<p>Hoi</p>' }] as const;
    const id = await page('Tafel', { blocks });
    await write(id, 'en', { title: 'Table' });
    await write(id, 'nl', { title: 'Lange tafel' });
    const req = await createLocalReq({ user }, test.payload);
    const fields = await sourceFields(req, { kind: 'pages', id, locale: 'en', source: 'nl' });
    const found = (key: string) => fields?.find((field) => field.key === key);
    expect(found('title')).toMatchObject({ isOutdated: true, was: 'Tafel', words: 'Lange tafel', value: 'Lange tafel' });
    expect(found('blocks')?.value).toEqual([expect.not.objectContaining({ id: expect.anything() })]);
    expect(found('blocks')?.parts).toMatchObject([{ label: expect.stringContaining('1 ') }]);
    expect(found('slug')).toMatchObject({ isOutdated: false, path: 'slug' });
  });

  it('shows titles in the language of the admin, and no ids of rows', async () => {
    const { payload } = test;
    const entry = { title: 'Bron', slug: 'bron-van-link', type: 'contentPage', _status: 'published' } as const;
    const { id } = await payload.create({ collection: 'pages', locale: 'nl', data: entry });
    await payload.update({ collection: 'pages', id, locale: 'de', data: { ...entry, title: 'Quelle', slug: 'quelle' } });
    await payload.updateGlobal({ slug: 'footer', locale: 'nl', data: { footerLinks: [{ page: id, title: 'Naar de bron' }] } });
    const req = await createLocalReq({ user }, payload);
    const fields = await sourceFields(req, { kind: 'footer', id: 0, locale: 'en', source: 'nl' });
    const shown = JSON.stringify(fields?.find(({ key }) => key === 'footerLinks')?.parts);
    expect(shown).toContain('Naar de bron');
    expect(shown).not.toMatch(/[0-9a-f]{24}/);
    const german = { payload, i18n: { language: 'de' } };
    const related = [{ collection: 'pages', id }];
    expect((await relatedTitles(german, related)).get(`pages/${id}`)).toBe('Quelle');
    const dutch = await page('Alleen Nederlands');
    expect((await relatedTitles(german, [{ collection: 'pages', id: dutch }])).get(`pages/${dutch}`)).toBe('Alleen Nederlands');
  });

  it('is refused to guests and members, and for unknown documents and languages', async () => {
    const id = await page('Geheim');
    const query = (values: object) => new URLSearchParams({ kind: 'pages', id: String(id), locale: 'en', ...values }).toString();
    const member = { id: 1, collection: 'members' } as never;
    for (const path of ['/translations/source', '/translations/next']) {
      expect((await call(path, { query: query({}) })).status, path).toBe(401);
      expect((await call(path, { query: query({}), as: member })).status, path).toBe(401);
    }
    expect((await call('/translations/accept', { body: { kind: 'pages', id, locale: 'en' } })).status).toBe(401);
    for (const wrong of [{ locale: 'nl' }, { locale: 'fr' }, { kind: 'users' }, { id: 'x' }, { id: '-1' }, { source: 'en' }])
      expect((await call('/translations/source', { query: query(wrong), as: user })).status, JSON.stringify(wrong)).toBe(400);
    expect((await call('/translations/source', { query: query({ id: '99999999' }), as: user })).status).toBe(404);
    const body = { kind: 'pages', id, locale: 'en', keys: [1] };
    expect((await call('/translations/accept', { body, as: user })).status).toBe(400);
  });

  it('leads to the next document whose translation needs work, and from the last to the first', async () => {
    await page('Een');
    const all = await openTranslations(sql(), { kinds: kinds(), locales: ['de'], order: 'kind', offset: 0 });
    const [first] = all.rows;
    const last = all.rows.at(-1);
    const filter = { kinds: kinds(), locales: ['de'] } as const;
    expect(await nextOpen(sql(), filter, first as never)).toEqual({ kind: all.rows[1]?.kind, id: all.rows[1]?.id });
    expect(await nextOpen(sql(), filter, last as never)).toEqual({ kind: first?.kind, id: first?.id });
    const query = `kind=${last?.kind}&id=${last?.id}&locale=de`;
    const answer = await call('/translations/next', { query, as: user });
    expect(answer.headers.get('location')).toMatch(/^\/admin\/.+\/translate\?locale=de$/);
  });
});

describe('EDT-09 the names of variants', () => {
  let product: number;
  let variants: number[];
  const list = async (as: typeof user | undefined = user) => {
    const query = new URLSearchParams({ id: String(product), locale: 'en', source: 'nl' }).toString();
    return call('/translations/variants', { query, ...(as && { as }) });
  };
  const namesOf = async () => ((await (await list()).json()) as { variants: VariantName[] }).variants;
  const write = (names: unknown, as: typeof user | undefined = user, more = {}) =>
    call('/translations/variants', { method: 'post', body: { id: product, locale: 'en', names, ...more }, ...(as && { as }) });

  beforeAll(async () => {
    const { payload } = test;
    const locale = 'nl';
    const entry = { title: 'Bank', slug: 'bank-met-varianten', _status: 'published' } as const;
    const category = await payload.create({ collection: 'categories', locale, data: entry });
    const data = { ...entry, articleNumber: 'V-1', category: category.id };
    product = (await payload.create({ collection: 'products', locale, data })).id;
    variants = [];
    for (const [position, title] of ['Lang', 'Kort'].entries())
      variants.push(
        (await payload.create({ collection: 'variants', locale, data: { title, sku: `V-1-${position}`, product, position } })).id,
      );
  });

  it('are listed with their product, and saved together', async () => {
    const [first, second] = await namesOf();
    expect([first, second]).toMatchObject([
      { sku: 'V-1-0', source: 'Lang', name: '', isOutdated: false },
      { sku: 'V-1-1', source: 'Kort', name: '' },
    ]);
    const names = variants.map((id, index) => ({ id, name: ['Long ', 'Short'][index], before: '' }));
    expect((await write(names)).status).toBe(200);
    expect(await namesOf()).toMatchObject([{ name: 'Long' }, { name: 'Short' }]);
    await test.payload.update({ collection: 'variants', id: variants[0] ?? 0, locale: 'nl', data: { title: 'Heel lang' } });
    expect(await namesOf()).toMatchObject([{ isOutdated: true, was: 'Lang' }, { isOutdated: false }]);
  });

  it('are not written if one of them has changed meanwhile, belongs to another product or is no name', async () => {
    const [id = 0, other = 0] = variants;
    const stale = [
      { id, name: 'Longer', before: 'Long' },
      { id: other, name: 'Shorter', before: 'anders' },
    ];
    expect((await write(stale)).status).toBe(409);
    expect((await write([{ id: 99_999_999, name: 'X', before: '' }])).status).toBe(409);
    for (const names of [undefined, [], [{ id, name: ' ', before: 'Long' }], [{ id, name: 'x'.repeat(151), before: 'Long' }]])
      expect((await write(names)).status).toBe(400);
    expect(await namesOf()).toMatchObject([{ name: 'Long' }, { name: 'Short' }]);
  });

  it('are closed to guests, sales and translators of other languages', async () => {
    const names = [{ id: variants[0], name: 'Fremd', before: 'Long' }];
    const sales = { ...user, role: 'sales' } as typeof user;
    const german = { ...user, role: 'translator', languages: ['de'] } as typeof user;
    expect((await call('/translations/variants', { query: `id=${product}&locale=en&source=nl` })).status).toBe(401);
    for (const as of [sales, german]) {
      expect((await list(as)).status).toBe(403);
      expect((await write(names, as)).status).toBe(403);
    }
  });
});

describe('EDT-09 documents that were written without hooks', () => {
  it('are compared by a job, and existing translations start as up to date', async () => {
    await test.payload.db.pool.query(`
      with made as (insert into pages (type, updated_at) select 'contentPage', now() from generate_series(1, 250) returning id),
        texts as (insert into pages_locales (title, slug, _status, _locale, _parent_id)
          select l || id, l || id, 'published', l::_locales, id from made, unnest(array['nl', 'en']) l)
      insert into _pages_v (parent_id, latest) select id, true from made`);
    await test.payload.db.pool.query(`insert into media (filename, mime_type) values ('bank.jpg', 'image/jpeg')`);
    await test.payload.db.pool.query(
      `insert into media_locales (alt, _locale, _parent_id) select 'Een bank', 'nl', id from media where filename = 'bank.jpg'`,
    );
    await noteChangedDocuments(test.payload);
    const german = { kinds: ['pages'], locales: ['de'], state: 'missing', order: 'title', offset: 0 } as const;
    const { rows, total } = await openTranslations(sql(), german);
    expect(rows).toHaveLength(rowsPerPage);
    expect(total).toBeGreaterThanOrEqual(250);
    const written = rows.filter(({ title }) => title.startsWith('nl'));
    expect(written.length).toBeGreaterThan(50);
    expect(written.every(({ states }) => states.en?.outdated === 0)).toBe(true);
    const pictures = await openTranslations(sql(), { kinds: ['media'], locales: ['en', 'de'], order: 'title', offset: 0 });
    expect(pictures.rows).toMatchObject([{ title: 'bank.jpg', states: { en: missing(1) } }]);
    await test.payload.db.pool.query(`update pages_locales set title = 'Anders' where title = 'nl' || _parent_id;
      update pages set updated_at = now() + interval '1 minute'`);
    await noteChangedDocuments(test.payload);
    expect((await openTranslations(sql(), { ...german, locales: ['en'], state: 'outdated' })).total).toBeGreaterThanOrEqual(250);
  });

  it('are forgotten by the job after they were deleted', async () => {
    const id = await page('Verdwenen');
    await test.payload.db.pool.query(`delete from pages where id = ${id}`);
    await noteChangedDocuments(test.payload);
    expect(await countsOf('pages', id)).toBeUndefined();
  });

  it('are found by an index among 50,000', async () => {
    await test.payload.db.pool.query(`
      insert into translation_state (kind, document_id, title, changed_at, states, marks, source, texts)
      select 'products', 1000000 + n, 'Bank ' || n, now(), '{}', case when n % 10 = 0 then array['de:missing'] else '{}'::text[] end,
        jsonb_build_object('title', repeat('x', 200)), '{}' from generate_series(1, 50000) n`);
    await test.payload.db.pool.query('vacuum analyze translation_state');
    for (const order of ['kind', 'changedAt'] as const) {
      const explained = await test.payload.db.pool.query(`explain ${statementFor(order)}`, [['products'], ['de:missing'], 0]);
      const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, order).toContain('using translation_state_');
    }
  });
});
