import { filteredHref } from '../../filters/filtered-href.ts';
import { type Filters, factFilters, hasFilters, readFilters } from '../../filters/filters.ts';
import { DataError } from '../../platform/data/data-error.ts';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { Query } from '../../platform/data/query.ts';
import { MoreProducts, ProductList } from '../../platform/generated/operations.ts';
import type {
  FacetFragment,
  ProductCardFragment,
  ProductHitsFragment,
  ProductListFragment,
  ProductListQuery,
} from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/rendering/search-text.ts';
import { leaveFor } from '../../platform/routing/leave.ts';
import { hitsAtATime, shownCounts } from '../../platform/shown-counts.ts';

/** The most that the API answers at once. */
const mostAtOnce = 48;

/** A list as it is asked for: in a category, or all products. */
export type Asked = { query: Query; siteId: number; categoryId?: number; filters: Filters };

/** The hits of a list and its facets. */
export type LoadedList = {
  total: number;
  totalUnfiltered: number;
  facets: readonly FragmentOf<FacetFragment>[];
  hits: Hits;
};

type Hits = ProductHitsFragment['hits'];

/** What a list under filters is asked for by. */
export function listVariables({ siteId, categoryId, filters }: Omit<Asked, 'query'>) {
  return { siteId, categoryId, facts: factFilters(filters), search: filters.search };
}

/** How many hits an address asks for. */
export function shownCount(search: SearchTexts): number {
  const count = Number(search.show);
  return shownCounts.includes(count) ? count : hitsAtATime;
}

/** Loads a list with as many hits as its address asks for. Filters that do not exist lead to the address without them. */
export async function loadList(asked: Asked, location: { publicHref: string; search: SearchTexts }): Promise<LoadedList> {
  const { query, filters } = asked;
  const count = shownCount(location.search);
  const variables = listVariables(asked);
  const further = Array.from({ length: Math.ceil(count / mostAtOnce) - 1 }, (_, index) => (index + 1) * mostAtOnce);
  try {
    const [{ products }, ...more] = await Promise.all([
      query(ProductList, { ...variables, first: Math.min(count, mostAtOnce) }),
      ...further.map((offset) => query(MoreProducts, { ...variables, first: Math.min(count - offset, mostAtOnce), offset })),
    ]);
    return listOf(
      products,
      more.flatMap((answer) => read<ProductHitsFragment>(answer.products).hits),
    );
  } catch (thrown) {
    if (!(thrown instanceof DataError && thrown.code === 'BAD_USER_INPUT' && hasFilters(filters))) throw thrown;
    const [path = ''] = location.publicHref.split('?');
    throw leaveFor(filteredHref(path, await mendedFilters(asked)), 302);
  }
}

async function mendedFilters(asked: Asked): Promise<Filters> {
  const { knownFilters } = await import('./known-filters.ts');
  const all = listVariables({ ...asked, filters: readFilters({}) });
  const { products } = await asked.query(ProductList, { ...all, first: 1 });
  return knownFilters(asked.filters, read<ProductListFragment>(products).facets.map(read<FacetFragment>));
}

function listOf(products: ProductListQuery['products'], more: Hits): LoadedList {
  const { total, totalUnfiltered, facets, ...masked } = read<ProductListFragment>(products);
  return { total, totalUnfiltered, facets, hits: [...read<ProductHitsFragment>(masked).hits, ...more].map(withoutSpare) };
}

/** A picture that nobody will see, as its product has an elevation, does not travel with the page. */
function withoutSpare(hit: Hits[number]): Hits[number] {
  return read<ProductCardFragment>(hit).elevation ? { ...hit, ...{ impressionImage: null } } : hit;
}
