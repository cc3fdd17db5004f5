import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage as operation } from '../../../platform/generated/operations.ts';
import { pageLoader } from '../../../platform/routing/page-loader.ts';
import { CategoryPage } from '../../../products/CategoryPage.tsx';
import { loadCategoryProducts } from '../../../products/load-category-products.ts';

export const Route = createFileRoute('/products/$slug/')({
  loader: pageLoader('category', operation, ['Category'], ({ entry }, ask) => loadCategoryProducts(entry, ask)),
  component: () => <CategoryPage {...Route.useLoaderData()} />,
});
