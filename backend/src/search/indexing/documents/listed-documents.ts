import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { listedProducts } from '../../../products/listed-products.ts';
import type { SearchDocument } from '../../search-engine.ts';

const statement = `
  select entry_id as id, title, path as uri from address
  where site_id = $1 and entry_type = 'products' and entry_id = any($2) and kind = 'canonical' and not members_only`;

/** Returns the documents of products with the data of lists, and documents without words for products that are hidden from search. */
export async function listedDocuments(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<SearchDocument[]> {
  const products = await listedProducts(sql, siteId, ids);
  const searched = new Set(documents.map(({ id }) => id));
  const others = [...products.keys()].filter((id) => !searched.has(id));
  const rows =
    others.length > 0 ? await sql.query<Pick<SearchDocument, 'id' | 'title' | 'uri'>>(statement, [siteId, others]) : [];
  const hidden = rows.map(
    (row): SearchDocument => ({
      ...{ siteId, collection: 'products', kind: 'product', ...row, status: 'live', hideFromSearch: true },
      ...{ codes: [], names: [], facts: [], text: '', position: 0 },
    }),
  );
  return [...documents, ...hidden].map((document) => ({ ...document, ...products.get(document.id) }));
}
