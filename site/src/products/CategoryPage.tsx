import { read } from '../platform/data/fragment.ts';
import type { CategoryPageFragment, CategoryProductsQuery, CategoryPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function CategoryPage({ entry }: PageData<CategoryPageQuery, 'Category'> & CategoryProductsQuery) {
  const { title } = read<CategoryPageFragment>(entry);
  return <h1>{title}</h1>;
}
