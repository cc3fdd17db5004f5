import { createFileRoute } from '@tanstack/react-router';
import { ProductsOverviewPage as operation } from '../../platform/generated/operations.ts';
import { reloadUnlessKept, useKeptList } from '../../platform/kept-lists/kept-list-context.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { ProductsOverviewPage } from '../../products/ProductsOverviewPage.tsx';

export const Route = createFileRoute('/products/')({
  loader: pageLoader('products', operation, ['Page']),
  shouldReload: (load) => reloadUnlessKept(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeptList<typeof Route>();
    return list && <ProductsOverviewPage {...list.data} />;
  },
});
