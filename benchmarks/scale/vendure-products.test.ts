import { expect, it } from 'vitest';
import { vendureProducts } from './vendure-products.ts';

it('BUDGET the products for Vendure have names, facets and variants, in the columns of its import', () => {
  const [head = '', ...lines] = vendureProducts(500).split('\n');
  const rows = lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, value]) => value));
  for (const row of rows) expect(row.length).toBe(head.split(',').length);
  const products = rows.filter(([name]) => name !== '');
  expect(products.length).toBe(500);
  expect(rows.length).toBeGreaterThan(products.length);
  for (const [, , , , facets] of products) expect(facets).toMatch(/^material:[^|:]+\|.*type:[^|:]+$/);
});
