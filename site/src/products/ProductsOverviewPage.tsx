import { read } from '../platform/data/fragment.ts';
import type { ProductsOverviewPageFragment, ProductsOverviewPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function ProductsOverviewPage({ entry }: PageData<ProductsOverviewPageQuery, 'Page'>) {
  const { title } = read<ProductsOverviewPageFragment>(entry);
  return <h1>{title}</h1>;
}
