import { expect, test } from 'vitest';
import { noFilters } from '../../filters/filters.ts';
import { productSource } from './product-source.ts';

test('CAT-08 the spare picture of a product with an elevation does not travel with the page', async () => {
  const drawn = { id: 1, elevation: { url: 'a' }, impressionImage: { alt: 'b' } };
  const products = { total: 1, totalUnfiltered: 1, facets: [], hits: [drawn, { ...drawn, elevation: null }] };
  const query = async () => ({ products });
  const { hits } = await productSource(query as never, 1, undefined).ask(noFilters, 12);
  expect(hits).toMatchObject([{ impressionImage: null }, { impressionImage: { alt: 'b' } }]);
});
