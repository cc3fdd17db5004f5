import { beforeAll, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { deleteExpiredActivity } from './activity-entry.ts';
import { describeChanges } from './described-changes.ts';
import { documentActivity, versionActivity } from './document-activity.ts';
import { latestActivity } from './latest-activity.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
const locale = 'nl';
let user: User & { collection: 'users' };

beforeAll(async () => {
  const data = { email: 'fenna@voorbeeld.nl', name: 'Fenna', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  user = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' };
});

const category = async (title: string) => {
  const data = { title, slug: title.toLowerCase(), _status: 'published' } as const;
  return (await test.payload.create({ collection: 'categories', locale, data, user })).id;
};
const page = async (title: string) => {
  const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), type: 'contentPage', _status: 'published' } as const;
  return (await test.payload.create({ collection: 'pages', locale, data, user })).id;
};
const save = (id: number, title: string, _status: 'draft' | 'published', draft = false) =>
  test.payload.update({ collection: 'pages', id, locale, draft, data: { title, _status }, user });
const actionsOf = async (id: number) => (await documentActivity(sql(), 'pages', id)).map(({ action }) => action);

describe('EDT-11 the activity log', () => {
  it('records author, language and action of each change of an entry', async () => {
    const id = await page('Bank');
    await save(id, 'Bankje', 'draft', true);
    await save(id, 'Zitbank', 'published');
    await save(id, 'Zitbank', 'draft');
    await test.payload.delete({ collection: 'pages', id, user });
    expect(await actionsOf(id)).toEqual(['delete', 'unpublish', 'publish', 'draft', 'publish']);
    const [, , published] = await documentActivity(sql(), 'pages', id);
    expect(published).toMatchObject({ authorName: 'Fenna', locales: ['nl'] });
    expect(published?.changes?.listed).toEqual([
      { steps: [{ name: 'title' }], change: 'value', before: 'Bankje', after: 'Zitbank' },
    ]);
  });

  it('lists the versions of an entry with author, changes and the one that is live', async () => {
    const id = await page('Versies');
    await save(id, 'Versies twee', 'published');
    await save(id, 'Versies drie', 'draft', true);
    const rows = await versionActivity(sql(), 'pages', id);
    expect(rows.map(({ action, liveIn, authorName }) => [action, liveIn, authorName])).toEqual([
      ['draft', [], 'Fenna'],
      ['publish', ['nl'], 'Fenna'],
      ['publish', [], 'Fenna'],
    ]);
    expect(new Set(rows.map(({ versionId }) => versionId)).size).toBe(3);
  });

  it('names a document by its title, also after its deletion and in a language without a title', async () => {
    const id = await page('Onderhoud');
    await test.payload.update({ collection: 'pages', id, locale: 'de', draft: true, data: { type: 'contentPage' }, user });
    await test.payload.delete({ collection: 'pages', id, locale: 'de', user });
    const onlyDraft = { title: 'Nur Entwurf', slug: 'nur-entwurf', type: 'contentPage' } as const;
    const german = await test.payload.create({ collection: 'pages', locale: 'de', draft: true, data: onlyDraft, user });
    await test.payload.delete({ collection: 'pages', id: german.id, user });
    const { rows } = await test.payload.db.pool.query(
      'select document_id::int as id, subject from activity_log where document_id = any($1) order by id',
      [[id, german.id]],
    );
    expect(rows.filter((row) => row.id === id).map(({ subject }) => subject)).toEqual(['Onderhoud', 'Onderhoud', 'Onderhoud']);
    const latest = await latestActivity(sql(), 50, []);
    expect(latest.filter(({ documentId }) => documentId === id).every(({ isDeleted }) => isDeleted)).toBe(true);
    expect(rows.filter((row) => row.id === german.id).map(({ subject }) => subject)).toEqual(['Nur Entwurf', 'Nur Entwurf']);
  });

  it('records redirects', async () => {
    const data = { site: 'nl', path: 'oud', kind: 'gone' } as never;
    const { id } = await test.payload.create({ collection: 'redirects', data, user });
    await test.payload.delete({ collection: 'redirects', id, user });
    const entries = await documentActivity(sql(), 'redirects', id);
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'create']);
  });

  it('lists versions that are older than the log by their published languages', async () => {
    const id = await page('Voor het logboek');
    await test.payload.db.pool.query(`delete from activity_log where document_id = ${id}`);
    const rows = await versionActivity(sql(), 'pages', id);
    expect(rows).toMatchObject([{ action: 'publish', locales: ['nl'], liveIn: ['nl'], authorName: null, changes: null }]);
  });

  it('records prices of variants and describes them in the words of the reader', async () => {
    const product = {
      title: 'Meent',
      slug: 'meent',
      articleNumber: 'BM',
      category: await category('Banken'),
      _status: 'published',
    } as never;
    const { id: productId } = await test.payload.create({ collection: 'products', locale, data: product, user });
    const data = { title: '1800', sku: 'BM-1', product: productId, priceEur: 890 };
    const { id } = await test.payload.create({ collection: 'variants', locale, data, user });
    await test.payload.update({ collection: 'variants', id, locale, data: { priceEur: 920.5 }, user });
    const [change] = await documentActivity(sql(), 'variants', id);
    const req = { payload: test.payload, i18n: { language: 'nl' } } as never;
    expect(await describeChanges(req, 'variants', change?.changes?.listed ?? [])).toEqual([
      { place: 'Prijs (€, netto, exclusief btw)', change: 'value', before: '890', after: '920,50' },
    ]);
  });

  it('describes a year without a separator of thousands', async () => {
    const req = { payload: test.payload, i18n: { language: 'nl' } } as never;
    const change = { steps: [{ name: 'year' }], change: 'value', before: 2035, after: 2036 } as const;
    expect(await describeChanges(req, 'projects', [change])).toEqual([
      { place: 'Jaar', change: 'value', before: '2035', after: '2036' },
    ]);
  });

  it('names related documents by their titles', async () => {
    const [from, to] = [await category('Tafels'), await category('Palen')];
    const req = { payload: test.payload, i18n: { language: 'nl' } } as never;
    const change = { steps: [{ name: 'category' }], change: 'value', before: from, after: to } as const;
    expect(await describeChanges(req, 'products', [change])).toEqual([
      { place: 'Categorie', change: 'value', before: 'Tafels', after: 'Palen' },
    ]);
  });

  it('does not record a save without a change', async () => {
    const data = { title: 'Staal', key: 'staal' } as never;
    const { id } = await test.payload.create({ collection: 'materials', locale, data, user });
    await test.payload.update({ collection: 'materials', id, locale, data: { title: 'Staal' } as never, user });
    expect((await documentActivity(sql(), 'materials', id)).map(({ action }) => action)).toEqual(['create']);
  });

  it('records globals', async () => {
    const { slug, footerSection1 } = {
      slug: 'footer',
      footerSection1: htmlToLexical('<p>Wilgenlaan 7</p>', () => ({ url: '' })),
    } as const;
    await test.payload.updateGlobal({ slug, locale, data: { footerSection1: footerSection1 as never }, user });
    const [entry] = await documentActivity(sql(), slug, null);
    expect(entry?.changes?.listed).toEqual([{ steps: [{ name: 'footerSection1' }], change: 'value', after: 'Wilgenlaan 7' }]);
  });

  it('contains no data of visitors, and no accounts', async () => {
    const { rows } = await test.payload.db.pool.query('select unnest(enum_range(null::enum_activity_log_kind))::text as kind');
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds).toContain('products');
    for (const personal of ['members', 'users', 'subscribers', 'quote-requests', 'form-submissions', 'audit-log'])
      expect(kinds).not.toContain(personal);
  });

  it('is written by no request, and read only by editors', async () => {
    const as = { overrideAccess: false } as const;
    await expect(test.payload.find({ collection: 'activity-log', ...as })).rejects.toThrow();
    expect((await test.payload.find({ collection: 'activity-log', ...as, user })).totalDocs).toBeGreaterThan(0);
    const data = { action: 'delete', kind: 'pages' } as never;
    await expect(test.payload.create({ collection: 'activity-log', data, ...as, user })).rejects.toThrow();
    await expect(
      test.payload.delete({ collection: 'activity-log', where: { id: { exists: true } }, ...as, user }),
    ).rejects.toThrow();
  });

  it('deletes entries after their retention', async () => {
    const id = await page('Oud');
    await test.payload.db.pool.query(
      `update activity_log set created_at = now() - interval '731 days' where document_id = ${id}`,
    );
    await deleteExpiredActivity(test.payload.db.drizzle as never, 730);
    expect(await actionsOf(id)).toEqual([]);
    expect((await test.payload.find({ collection: 'activity-log' })).totalDocs).toBeGreaterThan(0);
  });
});
