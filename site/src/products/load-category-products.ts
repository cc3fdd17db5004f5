import type { Query } from '../platform/data/query.ts';
import { CategoryProducts } from '../platform/generated/operations.ts';

/** Asks for the products of a category page, once its id is known. */
export function loadCategoryProducts(entry: { id: number }, { query, siteId }: { query: Query; siteId: number }) {
  return query(CategoryProducts, { siteId, categoryId: entry.id });
}
