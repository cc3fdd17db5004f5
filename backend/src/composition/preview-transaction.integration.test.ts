import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';
import { signPreview } from '../preview/preview-token.ts';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');
let editorId: number;
beforeAll(async () => {
  const data = { email: 'editor@example.org', password: 'a long enough password', role: 'editor' } as const;
  editorId = (await api.payload.create({ collection: 'users', data })).id;
});

const question = `query ($uri: String!, $siteId: Int!) {
  preview { siteId uri }
  entry(uri: $uri, siteId: $siteId) {
    __typename
    ... on Entry { id title uri breadcrumbs { title } seo { metaTitleContainer } routeTranslations { siteId uri exact } }
    ... on Page { blocks { __typename ... on QuoteBlock { quote } } }
    ... on Product { productImage { id } price { amount } }
  }
}`;
const token = (collection: DraftedCollection, id: number, locale: LocaleCode = 'nl', until = Date.now() + 60_000) =>
  signPreview({ collection, id, locale, editorId, until }, api.payload.secret);
const asGuest = async (uri: string, siteId = 1) => (await api.ask(question, { uri, siteId })).data.entry;
const previewed = async (grant: string, uri: string, siteId = 1) => await api.preview(grant, question, { uri, siteId });

describe('SEO-04 a preview', () => {
  it('shows the draft of a never published page with its blocks at its future address', async () => {
    const parent = await asGuest('duurzaamheid');
    const blocks = [{ blockType: 'quote', quote: 'Nog niet af' }] as never;
    const data = { title: 'Concept', slug: 'concept', type: 'contentPage', parent: parent.id, blocks } as const;
    const page = await api.payload.create({ collection: 'pages', locale: 'nl', draft: true, data });
    const { data: answer, errors } = await previewed(token('pages', page.id), 'duurzaamheid/concept');
    expect(errors).toEqual([]);
    expect(answer.preview).toEqual({ siteId: 1, uri: 'duurzaamheid/concept' });
    expect(answer.entry).toMatchObject({
      id: page.id,
      title: 'Concept',
      breadcrumbs: [{ title: 'Duurzaamheid' }, { title: 'Concept' }],
      blocks: [{ __typename: 'QuoteBlock', quote: 'Nog niet af' }],
    });
    expect(await asGuest('duurzaamheid/concept')).toEqual({ __typename: 'EntryAbsent' });
  });

  it('shows a draft of a published product to its editor only, even if the draft is not yet publishable', async () => {
    const bench = await asGuest('producten/zitmeubilair/meent-parkbank');
    const position = async () => (await api.payload.db.pool.query('select max(id) as id from change')).rows[0].id;
    await api.payload.update({
      collection: 'products',
      id: bench.id,
      locale: 'nl',
      draft: true,
      data: { title: 'Meent nieuw', articleNumber: '' },
    });
    const before = await position();
    const { data: answer, errors } = await previewed(token('products', bench.id), 'producten/zitmeubilair/meent-parkbank');
    expect(errors).toEqual([]);
    expect(answer.entry).toMatchObject({ title: 'Meent nieuw', productImage: bench.productImage });
    expect(await asGuest('producten/zitmeubilair/meent-parkbank')).toEqual(bench);
    expect(await position()).toBe(before);
  });

  it('applies to its own language and does not change the cached catalogue', async () => {
    const list = '{ products(siteId: 1, search: "meent") { hits { title } } }';
    const grant = token('products', (await asGuest('producten/zitmeubilair/meent-parkbank')).id);
    const seen = await api.preview(grant, list);
    expect(JSON.stringify(seen.data)).toContain('Meent nieuw');
    expect(JSON.stringify((await api.ask(list)).data)).not.toContain('Meent nieuw');
    const series = '{ products(siteId: 1) { total facets { key values { value count } } } }';
    const before = (await api.ask(series)).data;
    const { id } = await asGuest('producten/zitmeubilair/meent-parkbank');
    await api.payload.update({
      collection: 'products',
      id,
      locale: 'nl',
      draft: true,
      data: { series: 'Nieuwe serie' } as never,
    });
    expect(JSON.stringify((await api.preview(grant, series)).data)).toContain('Nieuwe serie');
    expect((await api.ask(series)).data).toEqual(before);
    const english = 'products/seating/meent-park-bench';
    expect((await previewed(grant, english, 2)).data.entry.title).toBe((await asGuest(english, 2)).title);
  });

  it.each(['projects', 'news', 'faq', 'categories'] as const)('shows a draft from the collection %s', async (collection) => {
    const { rows } = await api.payload.db.pool.query<{ entry_id: number; path: string }>(
      `select entry_id, path from address where entry_type = $1 and site_id = 3 and kind = 'canonical' order by path limit 1`,
      [collection],
    );
    const [entry] = rows;
    if (!entry) throw new Error(`the demo content has no ${collection}`);
    const data = { title: 'Entwurf', slug: 'entwurf' } as never;
    await api.payload.update({ collection, id: entry.entry_id, locale: 'de', draft: true, data });
    const uri = entry.path.replace(/[^/]+$/, 'entwurf');
    const { data: answer, errors } = await previewed(token(collection, entry.entry_id, 'de'), uri, 3);
    expect(errors).toEqual([]);
    expect(answer).toMatchObject({ preview: { siteId: 3, uri }, entry: { title: 'Entwurf' } });
    expect(await asGuest(entry.path, 3)).not.toMatchObject({ title: 'Entwurf' });
  });

  it('shows an editor a page for members', async () => {
    const { rows } = await api.payload.db.pool.query(`select entry_id from address where path = 'voor-leden' and site_id = 1`);
    const { data: answer } = await previewed(token('pages', rows[0].entry_id), 'voor-leden');
    expect(answer.entry).toMatchObject({ __typename: 'Page' });
    expect(await asGuest('voor-leden')).toEqual({ __typename: 'EntryForMembers' });
  });

  it('is refused for an expired or forged token, a former editor and a deleted entry', async () => {
    const { id } = await asGuest('duurzaamheid');
    await api.payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Geheim' } });
    const grant = token('pages', id);
    const stranger = signPreview(
      { collection: 'pages', id, locale: 'nl', editorId: 999, until: Date.now() + 60_000 },
      api.payload.secret,
    );
    for (const bad of [
      token('pages', id, 'nl', Date.now() - 1),
      `${grant.slice(0, -2)}AA`,
      'x',
      stranger,
      token('pages', 99_999),
    ]) {
      const { data: answer } = await previewed(bad, 'duurzaamheid');
      expect(answer.preview).toBeNull();
      expect(answer.entry.title).not.toBe('Geheim');
    }
    expect((await previewed(grant, 'duurzaamheid')).data.entry.title).toBe('Geheim');
  });

  it('fails neither beside publications nor makes them fail', async () => {
    const { id } = await asGuest('duurzaamheid');
    const grant = token('pages', id);
    const work = [0, 1, 2, 3].flatMap((round) => [
      previewed(grant, 'duurzaamheid'),
      api.payload.update({ collection: 'pages', id, locale: 'nl', data: { intro: `ronde ${round}`, _status: 'published' } }),
    ]);
    await Promise.all(work);
    expect((await previewed(grant, 'duurzaamheid')).errors).toEqual([]);
  });
});
