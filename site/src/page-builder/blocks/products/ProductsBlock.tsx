import layout from '../../../design/foundation/layout.module.css';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ProductsBlockFragment } from '../../../platform/generated/operations-types.ts';
import { ProductCard } from '../../../products/ProductCard.tsx';
import { ProductGrid } from '../../../products/ProductGrid.tsx';
import { BlockHeading, titleId } from '../../BlockHeading.tsx';
import { SliderSection } from '../../SliderSection.tsx';
import styles from './ProductsBlock.module.css';

/** Returns the crop of 295 by 221 px in which highlights show their products. */
const highlightOf = ({ productImage }: ProductsBlockFragment['products'][number]) => productImage?.highlight;

/** Maximum number of products side by side. */
const inOneRow = 4;

/** Renders highlighted products: up to four in a row, more in a slider, and a grid of two columns on small screens (BLK-12). */
export function ProductsBlock({ block }: { block: FragmentOf<ProductsBlockFragment> }) {
  const { id, titleField, cta, products } = read<ProductsBlockFragment>(block);
  if (products.length === 0) return null;
  const heading = { id: titleId({ id }), title: titleField, cta };
  if (products.length <= inOneRow) {
    return (
      <section className={layout.section} aria-labelledby={titleField ? heading.id : undefined}>
        <BlockHeading {...heading} />
        <div className={layout.container}>
          <ProductGrid products={products} columns={4} cropOf={highlightOf} />
        </div>
      </section>
    );
  }
  return (
    <SliderSection {...heading} rowClassName={styles.row} controlsClassName={styles.controls}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} crop={highlightOf(product)} />
      ))}
    </SliderSection>
  );
}
