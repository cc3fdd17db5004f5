import { expect, test } from 'vitest';
import { noFilters } from '../../filters/filters.ts';
import { productListSource } from './product-list-source.ts';

test('CAT-08 the serialized page omits the second picture of a product with an elevation', async () => {
  const drawn = { id: 1, elevation: { url: 'a' }, impressionImage: { alt: 'b' } };
  const products = { total: 1, totalUnfiltered: 1, facets: [], hits: [drawn, { ...drawn, elevation: null }] };
  const query = async () => ({ products });
  const { hits } = await productListSource({ query: query as never, siteId: 1 }, undefined).ask(noFilters, 12);
  expect(hits).toMatchObject([{ impressionImage: null }, { impressionImage: { alt: 'b' } }]);
});

test('CAT-06 members who see prices can sort by them; the order in an address has no effect for others', async () => {
  const asked: unknown[] = [];
  const query = async (_: unknown, variables: { sort?: string }) => {
    asked.push(variables.sort);
    return { products: { total: 0, totalUnfiltered: 0, facets: [], hits: [] } };
  };
  const member = { isApproved: true, favourites: [] };
  for (const asker of [{}, { member: { ...member, isApproved: false } }, { member }]) {
    const source = productListSource({ query: query as never, siteId: 1, ...asker }, undefined);
    await source.ask({ ...noFilters, sort: 'priceAscending' }, 12);
    await source.more({ ...noFilters, sort: 'priceDescending' }, 12, 12);
  }
  expect(asked).toEqual([undefined, undefined, undefined, undefined, 'priceAscending', 'priceDescending']);
});
