import { expect, it } from 'vitest';
import { namedSku } from './named-sku.ts';

const skus = ['BM-1010', 'BM-1010-01', 'BM-1010-03', 'W 7', '--'];

it.each([
  ['BM-1010-03', 'BM-1010-03'],
  ['bm-1010-03', 'BM-1010-03'],
  ['Meent bench bm 1010 03 oak', 'BM-1010-03'],
  ['bm101001?', 'BM-1010-01'],
  ['BM-1010', 'BM-1010'],
  ['w7', 'W 7'],
])('SEA-03 a query names an article: %s', (query, sku) => {
  expect(namedSku(query)(skus)).toBe(sku);
});

it.each(['', '--', 'BM-1010-0', 'BM-1010-031', 'BM-1010-02', '1010', 'bench'])('SEA-03 a query names no article: %s', (query) => {
  expect(namedSku(query)(skus)).toBeUndefined();
});
