import { lazy, Suspense, useId, useMemo } from 'react';
import { FilterForm } from '../../filters/FilterForm.tsx';
import { hasFilters, readFilters } from '../../filters/filters.ts';
import { LoadMore, type LoadMoreProps } from '../../filters/LoadMore.tsx';
import { useHits } from '../../filters/use-hits.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { SearchTexts } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { ProductGrid } from '../ProductGrid.tsx';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import type { CategoryBranch } from './category-branch.ts';
import styles from './ProductList.module.css';
import { type LoadedList, productListSource } from './product-list-source.ts';

type ProductListProps = {
  categories: readonly CategoryBranch[];
  /** Category of the list; undefined for all products. */
  category?: { id: number; title: string };
  list: LoadedList;
  /** Filters in the address. */
  filters: SearchTexts;
  pageUri: string;
};

const NoProducts = lazy(() => import('./NoProducts.tsx'));
/** Loaded on demand, because only members can sort by price. */
const SortLinks = lazy(() => import('./SortLinks.tsx'));

/** Renders the products of a page beside the tree of categories, with all filters (CAT-02). */
export function ProductList({ categories, category, list, filters: texts, pageUri }: ProductListProps) {
  const t = useMessages('products');
  const site = useSite();
  const id = useId();
  const path = site.localHref(pageUri);
  const filters = useMemo(() => readFilters(texts), [texts]);
  const source = productListSource(site, category?.id);
  const { hits, grid, ...loading } = useHits({ list, source, filters, path });
  const { total, totalUnfiltered, facets } = list;
  return (
    <div className={styles.list}>
      <CategoryAccordion categories={categories} pageUri={pageUri} />
      <section className={styles.hits} aria-labelledby={id}>
        <CategoryRow categories={categories} pageUri={pageUri} />
        <FilterForm
          filters={filters}
          facets={facets}
          path={path}
          heading={
            <>
              <h2 className={styles.count} id={id} tabIndex={-1} aria-live="polite">
                <Count shown={hasFilters(filters) ? total : hits.length} total={hasFilters(filters) ? totalUnfiltered : total} />
              </h2>
              {site.member?.isApproved && (
                <Suspense>
                  <SortLinks filters={filters} path={path} />
                </Suspense>
              )}
            </>
          }
          searchLabel={category ? t('searchIn', { category: category.title }) : t('searchInAll')}
          showLabel={t('showHits', { count: total })}
        />
        <div className={styles.products} ref={grid}>
          {total === 0 ? (
            <Suspense>
              <NoProducts filters={filters} facets={facets} path={path} />
            </Suspense>
          ) : (
            <ProductGrid products={hits} columns={3} />
          )}
        </div>
        {hits.length < total && <LoadMoreProducts shown={hits.length} total={total} {...loading} />}
      </section>
    </div>
  );
}

/** Renders '5 van 6 producten' with the first number highlighted, or '6 producten' if all are shown. */
function Count({ shown, total }: { shown: number; total: number }) {
  const t = useMessages('products');
  const { format } = useSite();
  if (shown === total) return t('hits', { count: total });
  const [before, after] = t('shown', { shown: '\n', total }).split('\n');
  return (
    <>
      {before}
      <strong>{format.count(shown)}</strong>
      {after}
    </>
  );
}

/** Renders the number of visible products and the button for more. */
export function LoadMoreProducts(props: Omit<LoadMoreProps, 'texts'>) {
  const t = useMessages('products');
  const { shown, total } = props;
  return <LoadMore {...props} texts={{ shown: t('shown', { shown, total }), more: t('loadMore'), failed: t('loadFailed') }} />;
}
