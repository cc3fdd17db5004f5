import { read } from '../platform/data/fragment.ts';
import type { ProductsOverviewPageFragment, ProductsOverviewPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { ListHeading } from './ListHeading.tsx';
import { ProductList } from './ProductList.tsx';

/** The head of the catalogue: all products and the categories they are in (CAT-01). */
export function ProductsOverviewPage({ entry, algemeen, categories, products }: PageData<ProductsOverviewPageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<ProductsOverviewPageFragment>(entry);
  const heading = pageTitle ?? title;
  return (
    <>
      <ListHeading
        title={heading}
        intro={intro}
        strip={algemeen.globals.stripProducts}
        picture={hero?.image}
        mobileCrop={hero?.mobileImage?.crop}
      />
      <ProductList categories={categories} products={products} pageUri={entry.uri} />
    </>
  );
}
