import { createFileRoute } from '@tanstack/react-router';
import { listDeps } from '../../filters/narrowed-list.ts';
import { ProductsOverviewPage as operation } from '../../platform/generated/operations.ts';
import { reloadUnlessAlive, useKeepAliveList } from '../../platform/keep-alive/keep-alive-context.ts';
import { listLoader } from '../../products/list/list-loader.ts';
import { ProductsOverviewPage } from '../../products/list/ProductsOverviewPage.tsx';

export const Route = createFileRoute('/products/')({
  loaderDeps: listDeps,
  loader: listLoader('products', operation, ['Page']),
  shouldReload: (load) => reloadUnlessAlive(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeepAliveList<typeof Route>();
    return list?.data.list && <ProductsOverviewPage {...list.data} list={list.data.list} filters={list.deps} />;
  },
});
