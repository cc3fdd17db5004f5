import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { type ImageRecord, imageById, knowPictures, type RowsPictures, withPictures } from '../media/image-loader.ts';
import { type AddressedCollection, entryTypenames } from '../platform/addresses/address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { SearchHit as ContractHit } from '../platform/generated/contract.ts';
import { codesOf } from './engine/text/words.ts';
import { searchedCollections } from './indexing/documents-of.ts';
import { namedSku } from './named-sku.ts';
import type { SearchHit, SearchQuestion } from './search-engine.ts';

/** Hit in an API answer, with its picture, and whether the query contains its title, or an article number of the product or a variant. */
export type VisibleHit = Omit<ContractHit, '__typename' | 'image'> & { image: ImageRecord | null; isNamed: boolean };

type Row = {
  collection: string;
  id: number;
  uri: string;
  skus: string[];
  options: string[];
  parts: string[];
  articleNumber: string | null;
};

/**
 * SQL condition: whether the entry of `a` is hidden from search in the language $2. It reads only the table of the entry's
 * collection.
 */
const isHidden = `coalesce(case a.entry_type ${searchedCollections
  .map(
    (collection) =>
      `when '${collection}' then (select l.hide_from_search from ${collection}_locales l where l._parent_id = a.entry_id and l._locale = $2::_locales)`,
  )
  .join(' ')} end, false)`;

/**
 * Selects the current public addresses of entries, and the article numbers of their variants, options and spare parts. The pictures are in a separate row,
 * which exists even without entries.
 */
const statement = `
  select null as collection, null as id, null as uri, null as skus, null as options, null as parts, null as "articleNumber", ${withPictures('$5::int[]')}
  union all
  select a.entry_type, a.entry_id, a.path,
    array(select v.sku from variants v where a.entry_type = 'products' and v.product_id = a.entry_id),
    array(select o.number from product_options o where a.entry_type = 'products' and o.product_id = a.entry_id),
    array(select s.number from spare_parts s where a.entry_type = 'products' and s.product_id = a.entry_id),
    (select p.article_number from products p where a.entry_type = 'products' and p.id = a.entry_id), null
  from unnest($3::text[], $4::int[]) as found (collection, id)
  join address a on a.site_id = $1 and a.entry_type = found.collection and a.entry_id = found.id and a.kind = 'canonical' and not a.members_only
  where not ${isHidden}`;

/**
 * Returns the hits that guests may see now, with their pictures and the variants, options or spare parts that the query names, in one statement. The
 * index lags by about a second, or longer while a hosted engine is unreachable. Entries that were withdrawn or hidden meanwhile
 * are not shown (SEA-02, SEA-06).
 */
export async function visibleHits(
  context: ApiContext,
  { siteId, query }: Pick<SearchQuestion, 'siteId' | 'query'>,
  hits: readonly SearchHit[],
): Promise<Map<SearchHit, VisibleHit>> {
  if (hits.length === 0) return new Map();
  const documents = hits.map(({ document }) => document);
  const rows = await context.sql.query<Row & RowsPictures>(statement, [
    siteId,
    localeOfSite(siteId),
    documents.map(({ collection }) => collection),
    documents.map(({ id }) => id),
    documents.flatMap(({ imageId }) => imageId ?? []),
  ]);
  knowPictures(context, siteId, rows);
  const current = new Map(rows.map((row) => [`${row.collection} ${row.id}`, row]));
  const named = namedSku(query);
  const namesIn = (title: string) => [title, ...codesOf(title, localeOfSite(siteId)).map(({ word }) => word)];
  const open = new Map<SearchHit, VisibleHit>();
  for (const hit of hits) {
    const { collection, id, title, categoryTitle, categoryUri, status, hideFromSearch, imageId } = hit.document;
    const typename = entryTypenames[collection as AddressedCollection];
    // The answer changes when the entry is published, withdrawn or moved, even if the index has not been updated.
    context.tags.record(typename, siteId, id);
    const row = current.get(`${collection} ${id}`);
    if (!row) {
      context.tags.absent(typename, siteId);
      continue;
    }
    const variant = named(row.skus) ?? null;
    const option = variant === null ? (named(row.options) ?? null) : null;
    const part = variant === null && option === null ? (named(row.parts) ?? null) : null;
    open.set(hit, {
      key: `${typename}:${id}`,
      ...{
        title,
        uri: row.uri,
        categoryTitle,
        categoryUri,
        status,
        hideFromSearch,
        discontinued: hit.document.kind === 'discontinued',
      },
      variant,
      option,
      part,
      isNamed:
        variant !== null || option !== null || part !== null || named([row.articleNumber ?? '', ...namesIn(title)]) !== undefined,
      image: imageId === undefined ? null : await imageById(context, siteId, imageId),
      excerpt: hit.excerpt,
      titleMarks: [...hit.titleMarks],
      excerptMarks: [...hit.excerptMarks],
    });
  }
  return open;
}
