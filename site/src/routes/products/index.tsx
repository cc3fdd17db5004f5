import { createFileRoute } from '@tanstack/react-router';
import { listDeps } from '../../filters/narrowed-list.ts';
import { ProductsOverviewPage as operation } from '../../platform/generated/operations.ts';
import { reloadUnlessKept, useKeptList } from '../../platform/kept-lists/kept-list-context.ts';
import { listLoader } from '../../products/list/list-loader.ts';
import { ProductsOverviewPage } from '../../products/list/ProductsOverviewPage.tsx';

export const Route = createFileRoute('/products/')({
  loaderDeps: listDeps,
  loader: listLoader('products', operation, ['Page']),
  shouldReload: (load) => reloadUnlessKept(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeptList<typeof Route>();
    return list?.data.list && <ProductsOverviewPage {...list.data} list={list.data.list} filters={list.deps} />;
  },
});
