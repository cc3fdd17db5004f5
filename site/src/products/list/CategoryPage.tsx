import { read } from '../../platform/data/operation.ts';
import type {
  CategoryFrameQuery,
  CategoryHeaderFragment,
  CategoryPageFragment,
  CategoryPageQuery,
  HeaderPlaceholderFragment,
} from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { branchesOf } from './category-branch.ts';
import { ListHeading } from './ListHeading.tsx';
import { ProductList } from './ProductList.tsx';
import type { LoadedList } from './product-list-source.ts';

type CategoryPageProps = PageData<CategoryPageQuery, 'Category'> & {
  frame: CategoryFrameQuery;
  list: LoadedList;
  filters: SearchTexts;
};

/**
 * Renders a category or subcategory with its products (CAT-01). If no product has a drawing, the header is its own picture, that
 * of its category, or the placeholder (HERO-06).
 */
export function CategoryPage({ entry, algemeen, frame, list, filters }: CategoryPageProps) {
  const category = read<CategoryPageFragment>(entry);
  const { title, introtext, parent } = category;
  const own = read<CategoryHeaderFragment>(category);
  const header = own.headerImage || !parent ? own : read<CategoryHeaderFragment>(parent);
  const picture = header.headerImage ?? read<HeaderPlaceholderFragment>(algemeen).globals.headerImagePlaceholder;
  return (
    <>
      <ListHeading
        title={title}
        intro={introtext}
        strip={frame.strip.hits}
        picture={picture}
        mobileCrop={header.mobileImage?.crop}
      />
      <ProductList
        categories={branchesOf(frame.categories)}
        category={{ id: entry.id, title }}
        list={list}
        filters={filters}
        pageUri={entry.uri}
      />
    </>
  );
}
