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

/** Yields the public entries of each site and collection, in batches of at most `limit`, in the order of their IDs. */
export async function* publicEntries(sql: Sql, limit: number): AsyncGenerator<Entries> {
  for (const { siteId } of locales)
    for (const collection of searchedCollections) {
      for (let [after, isLast] = [0, false]; !isLast; ) {
        const rows = await sql.query<{ id: number }>(
          `select entry_id as id from address where site_id = $1 and entry_type = $2 and entry_id > $3 and kind = 'canonical'
             and not members_only order by entry_id limit $4`,
          [siteId, collection, after, limit],
        );
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) yield { siteId, collection, ids };
        after = ids.at(-1) ?? after;
        isLast = ids.length < limit;
      }
    }
}

/** Yields the documents of all public entries, in batches. */
export async function* allDocuments(sql: Sql): AsyncGenerator<SearchDocument[]> {
  for await (const { ids, ...place } of publicEntries(sql, 250)) yield await documentsOf(sql, place, ids);
}
