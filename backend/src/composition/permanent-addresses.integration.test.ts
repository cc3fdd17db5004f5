import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { siteIdOf } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';
import { apiTest } from '../testing/open-api.ts';
import { reprojectAll } from './reproject-all.ts';

const api = apiTest('demo');

const question = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) { __typename ... on Entry { id } ... on EntryMoved { movedTo: uri permanent } }
}`;
const at = async (locale: LocaleCode, uri: string) => (await api.ask(question, { uri, siteId: siteIdOf(locale) })).data.entry;
const moved = (movedTo: string) => ({ __typename: 'EntryMoved', movedTo, permanent: true });

async function rename(collection: DraftedCollection, id: number, locale: LocaleCode, slug: string) {
  await api.payload.update({ collection, id, locale, data: { slug, _status: 'published' } as never });
}

/** Returns one live address per collection and language. Its last segment is the entry's own slug. */
async function samples(): Promise<
  { collection: DraftedCollection; id: number; locale: LocaleCode; uri: string; slug: string }[]
> {
  const { rows } = await api.payload.db.pool.query(`
    select distinct on (a.entry_type, a.site_id) a.entry_type as collection, a.entry_id as id, a.path as uri,
      case a.site_id when 1 then 'nl' when 2 then 'en' else 'de' end as locale, split_part(a.path, '/', -1) as slug
    from address a where a.kind = 'canonical' and (a.entry_type <> 'pages' or a.entry_id in (select id from pages where type = 'contentPage' and not members_only))
      and (a.entry_type <> 'categories' or exists (select from address c where c.parent_path = a.path and c.site_id = a.site_id))
    order by a.entry_type, a.site_id, length(a.path)`);
  return rows;
}

describe('a former public address redirects permanently (API-08)', () => {
  it('for every kind of entry in every language, after two changes and after changing back', async () => {
    const found = await samples();
    expect(found).toHaveLength(18);
    for (const { collection, id, locale, uri, slug } of found) {
      const renamed = (to: string) => [...uri.split('/').slice(0, -1), to].join('/');
      await rename(collection, id, locale, 'eerste-ander');
      expect(await at(locale, uri), uri).toEqual(moved(renamed('eerste-ander')));
      await rename(collection, id, locale, 'tweede-ander');
      expect(await at(locale, uri), uri).toEqual(moved(renamed('tweede-ander')));
      expect(await at(locale, renamed('eerste-ander'))).toEqual(moved(renamed('tweede-ander')));
      await rename(collection, id, locale, slug);
      expect(await at(locale, uri)).toMatchObject({ id });
      expect(await at(locale, renamed('eerste-ander'))).toEqual(moved(uri));
      expect(await at(locale, renamed('tweede-ander'))).toEqual(moved(uri));
    }
  });

  it('for all entries below a renamed entry, on all levels', async () => {
    const [root, middle] = [await at('nl', 'duurzaamheid'), await at('nl', 'duurzaamheid/materialen')];
    await rename('pages', root.id, 'nl', 'duurzaam');
    await rename('pages', middle.id, 'nl', 'stoffen');
    for (const uri of ['duurzaamheid/materialen/hardhout', 'duurzaam/materialen/hardhout'])
      expect(await at('nl', uri)).toEqual(moved('duurzaam/stoffen/hardhout'));
    const category = await at('de', 'produkte/sitzmoebel');
    await rename('categories', category.id, 'de', 'sitze');
    expect(await at('de', 'produkte/sitzmoebel/meent-parkbank')).toEqual(moved('produkte/sitze/meent-parkbank'));
    expect(await at('nl', 'producten/zitmeubilair/meent-parkbank')).toMatchObject({ __typename: 'Product' });
  });

  it('even if the slug changed while the entry was offline, and after a rebuild', async () => {
    const { id } = await at('en', 'products/seating/wilg-lounge-bench').then((found) =>
      found.id ? found : at('en', 'products/seating/meent-park-bench'),
    );
    const { rows } = await api.payload.db.pool.query(
      `select path from address where entry_type = 'products' and entry_id = ${id} and site_id = 2 and kind = 'canonical'`,
    );
    const before: string = rows[0].path;
    await api.payload.update({ collection: 'products', id, locale: 'en', data: { _status: 'draft' } as never });
    expect(await at('en', before)).not.toMatchObject({ __typename: 'Product' });
    await rename('products', id, 'en', 'while-offline');
    const after = before.replace(/[^/]+$/, 'while-offline');
    expect(await at('en', before)).toEqual(moved(after));
    await reprojectAll(api.payload);
    expect(await at('en', before)).toEqual(moved(after));
    expect(await at('en', after)).toMatchObject({ id });
  });

  it('CAT-15 for a page of downloads that becomes the download centre, in every language', async () => {
    const [page, service] = [await at('nl', 'downloads'), await at('nl', 'service')];
    const publish = (data: object) =>
      api.payload.update({ collection: 'pages', id: page.id, locale: 'nl', data: { ...data, _status: 'published' } as never });
    await publish({ type: 'contentPage', parent: service.id });
    for (const locale of ['nl', 'en', 'de'] as const)
      expect(await at(locale, 'service/downloads')).toMatchObject({ id: page.id });
    await publish({ type: 'downloads' });
    for (const locale of ['nl', 'en', 'de'] as const) {
      expect(await at(locale, 'downloads')).toMatchObject({ id: page.id });
      expect(await at(locale, 'service/downloads')).toEqual(moved('downloads'));
    }
  });

  it('until a later entry claims it; afterwards it redirects to that entry', async () => {
    const data = { title: 'Neu', slug: 'duurzaamheid', type: 'contentPage', _status: 'published' } as const;
    const page = await api.payload.create({ collection: 'pages', locale: 'nl', data });
    expect(await at('nl', 'duurzaamheid')).toMatchObject({ id: page.id });
    await rename('pages', page.id, 'nl', 'nog-anders');
    expect(await at('nl', 'duurzaamheid')).toEqual(moved('nog-anders'));
  });
});
