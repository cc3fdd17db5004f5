import { CardGrid } from '../design/CardGrid.tsx';
import type { PictureCrop } from '../design/pictures/crop-files.ts';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { ProductCardFragment } from '../platform/generated/operations-types.ts';
import { ProductCard } from './ProductCard.tsx';

type CardProduct = FragmentOf<ProductCardFragment> & { id: number };

type ProductGridProps<Product extends CardProduct> = {
  products: readonly Product[];
  columns: 3 | 4;
  /** Returns the crop of a product's picture; undefined selects that of the card. */
  cropOf?: (product: Product) => PictureCrop | undefined;
};

/** Renders products as cards on one shelf. */
export function ProductGrid<Product extends CardProduct>({ products, columns, cropOf }: ProductGridProps<Product>) {
  return (
    <CardGrid columns={columns}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} crop={cropOf?.(product)} />
      ))}
    </CardGrid>
  );
}
