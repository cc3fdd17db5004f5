import { read } from '../platform/data/fragment.ts';
import type {
  CategoryHeaderFragment,
  CategoryPageFragment,
  CategoryPageQuery,
  CategoryProductsQuery,
  HeaderPlaceholderFragment,
} from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { ListHeading } from './ListHeading.tsx';
import { ProductList } from './ProductList.tsx';

type CategoryPageProps = PageData<CategoryPageQuery, 'Category'> & CategoryProductsQuery;

/** A category or subcategory with its products (CAT-01). Its header is its own, its category's, or the placeholder (HERO-06). */
export function CategoryPage({ entry, algemeen, categories, products, strip }: CategoryPageProps) {
  const category = read<CategoryPageFragment>(entry);
  const { title, intro, parent } = category;
  const own = read<CategoryHeaderFragment>(category);
  const header = own.headerImage || !parent ? own : read<CategoryHeaderFragment>(parent);
  const picture = header.headerImage ?? read<HeaderPlaceholderFragment>(algemeen).globals.headerImagePlaceholder;
  return (
    <>
      <ListHeading title={title} intro={intro} strip={strip.hits} picture={picture} mobileCrop={header.mobileImage?.crop} />
      <ProductList categories={categories} products={products} pageUri={entry.uri} />
    </>
  );
}
