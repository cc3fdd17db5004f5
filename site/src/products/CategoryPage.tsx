import { PageHeading } from '../design/PageHeading.tsx';
import { SceneHeading } from '../design/SceneHeading.tsx';
import { read } from '../platform/data/fragment.ts';
import type { CategoryPageFragment, CategoryPageQuery, CategoryProductsQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { ProductList } from './ProductList.tsx';

/** A category or subcategory with its products (CAT-01). */
export function CategoryPage({ entry, categories, products }: PageData<CategoryPageQuery, 'Category'> & CategoryProductsQuery) {
  const { title, intro, headerImage, mobileImage } = read<CategoryPageFragment>(entry);
  return (
    <>
      {headerImage ? (
        <SceneHeading title={title} intro={intro} picture={headerImage} mobileCrop={mobileImage?.crop} />
      ) : (
        <PageHeading title={title} intro={intro} />
      )}
      <ProductList categories={categories} products={products} pageUri={entry.uri} />
    </>
  );
}
