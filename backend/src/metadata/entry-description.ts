import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { AddressedCollection } from '../platform/addresses/address.ts';
import type { ApiContext } from '../platform/api/context.ts';

export type EntryDescription = { title: string; description: string | undefined; noindex: boolean };

const collections: Record<string, AddressedCollection> = {
  Page: 'pages',
  Category: 'categories',
  Product: 'products',
  Project: 'projects',
  NewsArticle: 'news',
  FaqQuestion: 'faq',
};

/** Where an entry has no meta description of its own, its introduction stands in. */
const introductions: Record<AddressedCollection, string | undefined> = {
  pages: 'intro',
  categories: 'intro',
  products: 'description',
  projects: 'intro',
  news: 'introtext',
  faq: undefined,
};

const longestDescription = 300;

/**
 * What the editors wrote for search engines about a live entry; by default its title with the company's name, and its introduction.
 */
export async function entryDescription(context: ApiContext, source: EntrySource): Promise<EntryDescription> {
  const collection = collections[source.__typename];
  const locale = localeOfSite(source.siteId);
  if (!collection || !locale) throw new Error(`${source.__typename} has no metadata`);
  const introduction = introductions[collection];
  const rows = await context.sql.query<{ title: string | null; description: string | null; hidden: boolean | null }>(
    `select coalesce(nullif(l.seo_meta_title, ''), concat_ws(' – ', $3::text, g.global_data_company_name)) as title, coalesce(nullif(l.seo_meta_description, ''), ${introduction ? `l.${introduction}` : 'null'}) as description,
       ${collection === 'pages' ? 'p.hide_from_search or p.members_only' : 'false'} as hidden
     from ${collection} p join ${collection}_locales l on l._parent_id = p.id and l._locale = $2::_locales
     left join globals g on true where p.id = $1`,
    [source.id, locale, source.title],
  );
  const row = rows[0];
  return {
    title: row?.title || source.title,
    description: row?.description?.slice(0, longestDescription) || undefined,
    noindex: row?.hidden ?? false,
  };
}
