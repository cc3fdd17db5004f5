import type { Filters, Sort } from '../../filters/filters.ts';
import { factFilters } from '../../filters/filters.ts';
import type { Listed, ListSource } from '../../filters/load-list.ts';
import { read } from '../../platform/data/operation.ts';
import { MoreProducts, ProductList } from '../../platform/generated/operations.ts';
import type { ProductCardFragment, ProductHitsFragment, ProductListFragment } from '../../platform/generated/operations-types.ts';
import { pageSize } from '../../platform/pagination.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';

type Hit = ProductHitsFragment['hits'][number];

/** Hits of a product list and its facets. */
export type LoadedList = Listed<Hit>;

/** Query function, member and site of the current request. */
type Asker = Pick<RouterContext, 'query' | 'member'> & { siteId: number };

/** Returns the source of all products, or those of a category. Sorting applies only to members who see prices (CAT-06). */
export function productListSource({ query, siteId, member }: Asker, categoryId: number | undefined): ListSource<LoadedList> {
  const variablesOf = (filters: Filters) => ({
    ...{ siteId, categoryId, facts: factFilters(filters), search: filters.search },
    sort: member?.isApproved ? (filters.sort as Sort | undefined) : undefined,
  });
  return {
    atATime: pageSize.products,
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

/** Removes the second picture of a product with an elevation, which is never displayed. */
function withoutSpare(hit: Hit): Hit {
  const { elevation, match } = read<ProductCardFragment>(hit);
  return elevation && !match?.variant ? { ...hit, ...{ impressionImage: null } } : hit;
}
