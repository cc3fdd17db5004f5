import { read } from '../platform/data/fragment.ts';
import type { ProductPageFragment, ProductPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function ProductPage({ entry }: PageData<ProductPageQuery, 'Product'>) {
  const { title } = read<ProductPageFragment>(entry);
  return <h1>{title}</h1>;
}
