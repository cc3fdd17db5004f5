import { expect, it } from 'vitest';
import { generated } from '../search/product-tags.ts';
import { scaleProducts } from './products.ts';

const all = [...scaleProducts(100_000, 2000)].flat();

it('BUDGET 100,000 products have unique numbers and addresses, and hardly any equal titles', () => {
  expect(all.length).toBe(100_000);
  expect(all.map(({ place }) => place)).toEqual(all.map((_, place) => place));
  expect(new Set(all.map(({ sku }) => sku)).size).toBe(100_000);
  for (const locale of ['nl', 'en', 'de'] as const) {
    expect(new Set(all.map(({ slug }) => slug[locale])).size).toBe(100_000);
    expect(new Set(all.map(({ title }) => title[locale])).size).toBeGreaterThan(99_000);
  }
});

it('BUDGET the first products are those for which the search has its queries', () => {
  for (const [place, product] of all.slice(0, 9000).entries())
    expect({ sku: product.sku, title: product.title }).toEqual({ sku: generated[place]?.sku, title: generated[place]?.title });
});

it('BUDGET more products than there are names are refused', () => {
  expect(() => scaleProducts(1_000_000, 100_000).next()).toThrow('there are not as many names of series');
});
