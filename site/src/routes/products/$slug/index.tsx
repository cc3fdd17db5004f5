import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage as operation } from '../../../platform/generated/operations.ts';
import { reloadUnlessKept, useKeptList } from '../../../platform/kept-lists/kept-list-context.ts';
import { pageLoader } from '../../../platform/routing/page-loader.ts';
import { CategoryPage } from '../../../products/CategoryPage.tsx';
import { loadCategoryProducts } from '../../../products/load-category-products.ts';

export const Route = createFileRoute('/products/$slug/')({
  loader: pageLoader('category', operation, ['Category'], ({ entry }, ask) => loadCategoryProducts(entry, ask)),
  shouldReload: (load) => reloadUnlessKept(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeptList<typeof Route>();
    return list && <CategoryPage {...list.data} />;
  },
});
