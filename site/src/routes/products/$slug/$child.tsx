import { createFileRoute } from '@tanstack/react-router';
import { ProductPage as operation } from '../../../platform/generated/operations.ts';
import { pageLoader } from '../../../platform/routing/page-loader.ts';
import { CategoryPage } from '../../../products/CategoryPage.tsx';
import { loadCategoryProducts } from '../../../products/load-category-products.ts';
import { ProductPage } from '../../../products/product-page/ProductPage.tsx';

export const Route = createFileRoute('/products/$slug/$child')({
  loader: pageLoader('product', operation, ['Product', 'Category'], async ({ entry }, ask) => ({
    subcategory: entry.__typename === 'Category' ? await loadCategoryProducts(entry, ask) : undefined,
  })),
  component: ProductOrSubcategory,
});

function ProductOrSubcategory() {
  const { entry, algemeen, subcategory } = Route.useLoaderData();
  if (entry.__typename === 'Product') return <ProductPage entry={entry} algemeen={algemeen} />;
  return subcategory && <CategoryPage entry={entry} algemeen={algemeen} {...subcategory} />;
}
