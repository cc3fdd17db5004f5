import { createFileRoute, useSearch } from '@tanstack/react-router';
import { listDeps } from '../../../filters/narrowed-list.ts';
import { ProductPage as operation } from '../../../platform/generated/operations.ts';
import { reloadUnlessAlive, useKeepAliveList } from '../../../platform/keep-alive/keep-alive-context.ts';
import type { SearchTexts } from '../../../platform/query-string.ts';
import { CategoryPage } from '../../../products/list/CategoryPage.tsx';
import { listLoader } from '../../../products/list/list-loader.ts';
import { ProductPage } from '../../../products/product-page/ProductPage.tsx';

export const Route = createFileRoute('/products/$slug/$child')({
  loaderDeps: listDeps,
  loader: listLoader('product', operation, ['Product', 'Category']),
  shouldReload: (load) => reloadUnlessAlive(load),
  staticData: { isList: (data) => (data as { list?: object }).list !== undefined },
  component: () => {
    const list = useKeepAliveList<typeof Route>();
    return list ? <Subcategory {...list.data} filters={list.deps} /> : <Product />;
  },
});

type Data = ReturnType<typeof Route.useLoaderData>;

function Product() {
  const { entry, algemeen, glossary } = Route.useLoaderData();
  const search = useSearch({ strict: false });
  if (entry.__typename !== 'Product') return null;
  return <ProductPage entry={entry} algemeen={algemeen} glossary={glossary} search={search} />;
}

function Subcategory({ entry, algemeen, frame, list, filters }: Data & { filters: SearchTexts }) {
  if (entry.__typename !== 'Category' || !frame || !list) return null;
  return <CategoryPage entry={entry} algemeen={algemeen} frame={frame} list={list} filters={filters} />;
}
