import { CardGrid } from '../design/CardGrid.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ProductCardFragment } from '../platform/generated/operations-types.ts';
import { ProductCard } from './ProductCard.tsx';

type ProductGridProps = {
  products: readonly (FragmentOf<ProductCardFragment> & { id: number })[];
  columns: 3 | 4;
};

/** Products as cards on one shelf. */
export function ProductGrid({ products, columns }: ProductGridProps) {
  return (
    <CardGrid columns={columns}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </CardGrid>
  );
}
