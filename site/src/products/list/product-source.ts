import type { Filters } from '../../filters/filters.ts';
import { factFilters } from '../../filters/filters.ts';
import type { Listed, ListSource } from '../../filters/load-list.ts';
import { read } from '../../platform/data/fragment.ts';
import type { Query } from '../../platform/data/query.ts';
import { MoreProducts, ProductList } from '../../platform/generated/operations.ts';
import type { ProductCardFragment, ProductHitsFragment, ProductListFragment } from '../../platform/generated/operations-types.ts';
import { hitsAtATime } from '../../platform/shown-counts.ts';

type Hit = ProductHitsFragment['hits'][number];

/** The hits of a product list and its facets. */
export type LoadedList = Listed<Hit>;

/** The products of a category, or all of them. */
export function productSource(query: Query, siteId: number, categoryId: number | undefined): ListSource<LoadedList> {
  const variablesOf = (filters: Filters) => ({ siteId, categoryId, facts: factFilters(filters), search: filters.search });
  return {
    atATime: hitsAtATime.products,
    ask: async (filters, first) => {
      const { products } = await query(ProductList, { ...variablesOf(filters), first });
      const { total, totalUnfiltered, facets, ...masked } = read<ProductListFragment>(products);
      return { total, totalUnfiltered, facets, hits: hitsIn(masked) };
    },
    more: async (filters, first, offset, signal) =>
      hitsIn((await query(MoreProducts, { ...variablesOf(filters), first, offset }, signal)).products),
  };
}

const hitsIn = (products: Parameters<typeof read<ProductHitsFragment>>[0]) =>
  read<ProductHitsFragment>(products).hits.map(withoutSpare);

/** A picture that nobody will see, as its product has an elevation, does not travel with the page. */
function withoutSpare(hit: Hit): Hit {
  return read<ProductCardFragment>(hit).elevation ? { ...hit, ...{ impressionImage: null } } : hit;
}
