import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection } from '../../../platform/addresses/address.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import type { SearchDocument, SearchKind } from '../../search-engine.ts';

/**
 * Reader of the documents of a collection. It returns those entries that search may show to guests in a site, as published there.
 */
export type DocumentReader = {
  collection: AddressedCollection;
  read(sql: Sql, siteId: SiteId, ids: readonly number[]): Promise<SearchDocument[]>;
};

/** Columns that each reader selects. */
export type SearchedRow = {
  id: number;
  title: string;
  uri: string;
  categoryTitle: string | null;
  categoryUri: string | null;
  imageId: number | null;
};

/** Columns of `SearchedRow` except the picture, for statements over `searchedEntries`. */
export const searchedColumns = `a.entry_id as id, a.title, a.path as uri, above.title as "categoryTitle", above.path as "categoryUri"`;

/**
 * Returns the FROM and WHERE clauses through which every indexed entry is read, so that only public ones are indexed (SEA-02,
 * SEA-06). They select entries of a collection (ids in $3) that guests can open in a site ($1). The entries are published in its
 * language ($2) and not hidden from search there. Aliases are `p` for the entry, `l` for its texts, `a` for its address and
 * `above` for the parent address. `joins` adds tables.
 */
export const searchedEntries = (collection: AddressedCollection, joins = ''): string => `
  address a join ${collection} p on p.id = a.entry_id
  join ${collection}_locales l on l._parent_id = p.id and l._locale = $2::_locales and l._status = 'published'
    and not coalesce(l.hide_from_search, false)
  left join address above on above.site_id = a.site_id and above.path = a.parent_path and above.kind = 'canonical' and not above.members_only
  ${joins} where a.site_id = $1 and a.entry_type = '${collection}' and a.kind = 'canonical' and not a.members_only and a.entry_id = any($3)`;

/** Returns a subquery for the first picture of a field. */
export const firstPicture = (collection: 'products' | 'projects' | 'news', field: string): string =>
  `(select r.media_id from ${collection}_rels r where r.parent_id = p.id and r.path = '${field}' and r.media_id is not null
    order by r."order" limit 1)`;

type Words = {
  codes?: readonly (string | null)[];
  names?: readonly (string | null)[];
  facts?: readonly (string | null)[];
  text: readonly (string | null)[];
  position: number;
};

/** Maximum number of characters of a text, and of items in each list of words, that are searched. */
const maxLengths = { text: 30_000, words: 300 };

/** Converts a row and its words to a document. */
export function documentOf(
  entry: { siteId: SiteId; collection: AddressedCollection; kind: SearchKind },
  row: SearchedRow,
  { codes = [], names = [], facts = [], text, position }: Words,
): SearchDocument {
  const { id, title, uri, categoryTitle, categoryUri, imageId } = row;
  return {
    ...entry,
    id,
    title,
    uri,
    ...(categoryTitle && categoryUri && { categoryTitle, categoryUri }),
    status: 'live',
    hideFromSearch: false,
    ...(imageId && { imageId }),
    codes: distinct(codes),
    names: distinct(names),
    facts: distinct(facts),
    text: text.filter(Boolean).join('\n').slice(0, maxLengths.text),
    position,
  };
}

const distinct = (words: readonly (string | null)[]): string[] =>
  [...new Set(words.flatMap((word) => (word ? [word] : [])))].slice(0, maxLengths.words);

const span = 1_000_000;

const order = { categories: 0, pages: 1, faq: 2, news: 3 } as const;

/**
 * Returns the position of an entry in the column of pages, which holds several collections. Among equal hits, categories come
 * before pages, questions and news.
 */
export function placeAmongPages(collection: keyof typeof order, place: number): number {
  return order[collection] * span + Math.min(Math.max(Math.round(place), 0), span - 1);
}
