import { CardGrid } from '../design/CardGrid.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ProductCardFragment } from '../platform/generated/operations-types.ts';
import { ProductCard } from './ProductCard.tsx';

type ProductGridProps = {
  products: readonly (FragmentOf<ProductCardFragment> & { id: number })[];
  columns: 3 | 4;
  /** True at the head of a page, where the first row is in view at once. */
  early?: boolean;
};

/** Products as cards on one shelf. */
export function ProductGrid({ products, columns, early = false }: ProductGridProps) {
  return (
    <CardGrid columns={columns}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} early={early && index < columns} />
      ))}
    </CardGrid>
  );
}
