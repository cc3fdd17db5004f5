import { read } from '../../platform/data/operation.ts';
import type {
  CatalogueFrameQuery,
  PageIntroFragment,
  ProductsOverviewPageQuery,
} from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { closedBranches } from './category-branch.ts';
import { ListHeading } from './ListHeading.tsx';
import { ProductList } from './ProductList.tsx';
import type { LoadedList } from './product-list-source.ts';

type ProductsOverviewPageProps = PageData<ProductsOverviewPageQuery, 'Page'> & {
  frame: CatalogueFrameQuery;
  list: LoadedList;
  filters: SearchTexts;
};

/** Renders the catalogue overview: all products and their categories (CAT-01). */
export function ProductsOverviewPage({ entry, algemeen, frame, list, filters }: ProductsOverviewPageProps) {
  const { title, pageTitle, introtext, hero } = read<PageIntroFragment>(entry);
  return (
    <>
      <ListHeading
        title={pageTitle ?? title}
        intro={introtext}
        strip={algemeen.globals.stripProducts}
        picture={hero?.image}
        mobileCrop={hero?.mobileImage?.crop}
      />
      <ProductList categories={closedBranches(frame.categories)} list={list} filters={filters} pageUri={entry.uri} />
    </>
  );
}
