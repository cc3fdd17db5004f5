import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { CategoryAccordionFragment, ProductHitsFragment } from '../platform/generated/operations-types.ts';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { useMessages } from './messages.ts';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductList.module.css';

type ProductListProps = {
  categories: readonly FragmentOf<CategoryAccordionFragment>[];
  products: FragmentOf<ProductHitsFragment>;
  pageUri: string;
};

/** The hits of a list beside the tree of categories. */
export function ProductList({ categories, products, pageUri }: ProductListProps) {
  const t = useMessages();
  const { total, hits } = read<ProductHitsFragment>(products);
  return (
    <div className={styles.list}>
      <CategoryAccordion categories={categories} pageUri={pageUri} />
      <section className={styles.hits} aria-labelledby="hits">
        <h2 className={styles.count} id="hits">
          {total === 0 && t('noProducts')}
          {total > 0 && (hits.length < total ? t('shown', { shown: hits.length, total }) : t('hits', { count: total }))}
        </h2>
        <ProductGrid products={hits} columns={3} />
      </section>
    </div>
  );
}
