import { createFileRoute } from '@tanstack/react-router';
import { listDeps } from '../../../filters/narrowed-list.ts';
import { CategoryPage as operation } from '../../../platform/generated/operations.ts';
import { reloadUnlessAlive, useKeepAliveList } from '../../../platform/keep-alive/keep-alive-context.ts';
import { CategoryPage } from '../../../products/list/CategoryPage.tsx';
import { listLoader } from '../../../products/list/list-loader.ts';

export const Route = createFileRoute('/products/$slug/')({
  loaderDeps: listDeps,
  loader: listLoader('category', operation, ['Category']),
  shouldReload: (load) => reloadUnlessAlive(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeepAliveList<typeof Route>();
    if (!list?.data.frame || !list.data.list) return null;
    const { frame, list: products, ...page } = list.data;
    return <CategoryPage {...page} frame={frame} list={products} filters={list.deps} />;
  },
});
