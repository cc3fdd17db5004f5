import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection } from '../../platform/addresses/address.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SearchDocument } from '../search-engine.ts';
import { categoryDocuments } from './documents/category-documents.ts';
import { listedDocuments } from './documents/listed-documents.ts';
import { newsDocuments } from './documents/news-documents.ts';
import { pageDocuments } from './documents/page-documents.ts';
import { productDocuments } from './documents/product-documents.ts';
import { projectDocuments } from './documents/project-documents.ts';
import { questionDocuments } from './documents/question-documents.ts';

const readers = [productDocuments, projectDocuments, categoryDocuments, pageDocuments, questionDocuments, newsDocuments];

/** Collections whose entries can be found. */
export const searchedCollections = readers.map(({ collection }) => collection);

/**
 * Returns the documents of some entries of a collection in a site. Omits entries that guests may not find there. With `withLists`,
 * products have the data of lists.
 */
export async function documentsOf(
  sql: Sql,
  { siteId, collection }: { siteId: SiteId; collection: AddressedCollection },
  ids: readonly number[],
  { withLists = false } = {},
): Promise<SearchDocument[]> {
  const reader = readers.find((candidate) => candidate.collection === collection);
  const documents = reader ? await reader.read(sql, siteId, ids) : [];
  return withLists && collection === 'products' ? listedDocuments(sql, siteId, ids, documents) : documents;
}

type Entries = { siteId: SiteId; collection: AddressedCollection; ids: number[] };

const entryIds = `
  select coalesce(array_agg(a.entry_id order by k.position, a.entry_id), '{}') as ids
  from address a left join catalogue k on a.entry_type = 'products' and k.product_id = a.entry_id and k.site_id = a.site_id
  where a.site_id = $1 and a.entry_type = $2 and a.kind = 'canonical' and not a.members_only`;

/**
 * Yields the public entries of each site and collection, in batches of at most `limit`. Products are in the order of the catalogue: those
 * that a search finds together are written together, so that it reads fewer pages of the table.
 */
export async function* publicEntries(sql: Sql, limit: number): AsyncGenerator<Entries> {
  for (const { siteId } of locales)
    for (const collection of searchedCollections) {
      const [{ ids } = { ids: [] }] = await sql.query<{ ids: number[] }>(entryIds, [siteId, collection]);
      for (let at = 0; at < ids.length; at += limit) yield { siteId, collection, ids: ids.slice(at, at + limit) };
    }
}

/** Yields the documents of all public entries, in batches. */
export async function* allDocuments(sql: Sql): AsyncGenerator<SearchDocument[]> {
  for await (const { ids, ...place } of publicEntries(sql, 250)) yield await documentsOf(sql, place, ids);
}
