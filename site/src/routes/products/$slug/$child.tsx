import { createFileRoute, useSearch } from '@tanstack/react-router';
import { ProductPage as operation } from '../../../platform/generated/operations.ts';
import { reloadUnlessKept, useKeptList } from '../../../platform/kept-lists/kept-list-context.ts';
import { pageLoader } from '../../../platform/routing/page-loader.ts';
import { CategoryPage } from '../../../products/CategoryPage.tsx';
import { loadCategoryProducts } from '../../../products/load-category-products.ts';
import { ProductPage } from '../../../products/product-page/ProductPage.tsx';

export const Route = createFileRoute('/products/$slug/$child')({
  loader: pageLoader('product', operation, ['Product', 'Category'], async ({ entry }, ask) => ({
    subcategory: entry.__typename === 'Category' ? await loadCategoryProducts(entry, ask) : undefined,
  })),
  shouldReload: (load) => reloadUnlessKept(load),
  staticData: { isList: (data) => (data as { subcategory?: object }).subcategory !== undefined },
  component: () => {
    const list = useKeptList<typeof Route>();
    return list ? <Subcategory {...list.data} /> : <Product />;
  },
});

type Data = ReturnType<typeof Route.useLoaderData>;

function Product() {
  const { entry, algemeen } = Route.useLoaderData();
  const search = useSearch({ strict: false });
  return entry.__typename === 'Product' && <ProductPage entry={entry} algemeen={algemeen} search={search} />;
}

function Subcategory({ entry, algemeen, subcategory }: Data) {
  return entry.__typename === 'Category' && subcategory && <CategoryPage entry={entry} algemeen={algemeen} {...subcategory} />;
}
