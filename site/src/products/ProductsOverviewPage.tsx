import { PageHeading } from '../design/PageHeading.tsx';
import { SceneHeading } from '../design/SceneHeading.tsx';
import { read } from '../platform/data/fragment.ts';
import type { ProductsOverviewPageFragment, ProductsOverviewPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { ProductList } from './ProductList.tsx';

/** The head of the catalogue: all products and the categories they are in (CAT-01). */
export function ProductsOverviewPage({ entry, categories, products }: PageData<ProductsOverviewPageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<ProductsOverviewPageFragment>(entry);
  const heading = pageTitle ?? title;
  return (
    <>
      {hero?.image ? (
        <SceneHeading title={heading} intro={intro} picture={hero.image} mobileCrop={hero.mobileImage?.crop} />
      ) : (
        <PageHeading title={heading} intro={intro} />
      )}
      <ProductList categories={categories} products={products} pageUri={entry.uri} />
    </>
  );
}
