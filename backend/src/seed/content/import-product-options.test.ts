import { possibleOptions, resolveOptions } from '@plantsoen/contract/product-options.ts';
import { expect, it } from 'vitest';
import { demoProducts, discontinuedDemoProducts } from './demo-product.ts';
import { demoOptions } from './import-product-options.ts';
import { demoSpareParts } from './import-spare-parts.ts';

const options = Object.entries(demoOptions()).map(
  ([sku, rows]) => [sku, rows.map(({ excludes = [], requires = [], ...row }) => ({ ...row, excludes, requires }))] as const,
);

it('CAT-16 imports options of twenty products, with texts in each language and numbers of their own', () => {
  expect(options).toHaveLength(20);
  expect(options.map(([sku]) => sku).filter((sku) => !demoProducts().some((product) => product.sku === sku))).toEqual([]);
  const numbers = options.flatMap(([, rows]) => rows.map(({ number }) => number));
  const taken = [
    ...[...demoProducts(), ...discontinuedDemoProducts()].flatMap(({ sku, variants }) => [
      sku,
      ...variants.map((variant) => variant.sku),
    ]),
    ...Object.values(demoSpareParts()).flatMap((parts) => parts.map(({ number }) => number)),
  ];
  expect(new Set([...numbers, ...taken]).size).toBe(numbers.length + taken.length);
  for (const { number, title } of options.flatMap(([, rows]) => rows))
    expect(new Set(Object.values(title)).size, number).toBeGreaterThan(1);
});

it.each(options)('CAT-16 every option of %s can be chosen', (_, rows) => {
  for (const { number } of rows) {
    const chosen = resolveOptions(rows, [number]).map((option) => option.number);
    expect(chosen, number).toContain(number);
    expect(possibleOptions(rows, chosen), number).toBeDefined();
  }
});
