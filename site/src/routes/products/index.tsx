import { createFileRoute } from '@tanstack/react-router';
import { ProductsOverviewPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { ProductsOverviewPage } from '../../products/ProductsOverviewPage.tsx';

export const Route = createFileRoute('/products/')({
  loader: pageLoader('products', operation, ['Page']),
  component: () => <ProductsOverviewPage {...Route.useLoaderData()} />,
});
