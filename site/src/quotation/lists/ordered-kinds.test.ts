import { expect, test } from 'vitest';
import type { QuotationProduct, QuotationProducts } from '../list/line-details.ts';
import { orderedKinds } from './ordered-kinds.ts';

const drawing = (url: string) => ({ url, widthMm: 1800, heightMm: 800 });
const product = { elevation: drawing('bench'), variants: [{ sku: 'B-2', elevation: drawing('long-bench') }] };
const products: QuotationProducts = new Map([
  [1, product as unknown as QuotationProduct],
  [2, { elevation: null, variants: [] } as unknown as QuotationProduct],
  [3, undefined],
]);
const line = (id: number, amount: number, rest = {}) => ({
  ...{ id, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '', amount },
  ...rest,
});
const kinds = (...lines: ReturnType<typeof line>[]) =>
  orderedKinds(lines, products).map(({ elevation, count, drawings }) => [elevation.url, count, drawings]);

test('QUO-11 each drawing counts all pieces that look like it; parts and products without a drawing are omitted', () => {
  const lines = [line(1, 2), line(1, 3, { variant: 'B-2' }), line(1, 4, { colour: 'RAL-6009' }), line(1, 5, { part: 'B-S1' })];
  expect(kinds(...lines, line(2, 6), line(3, 7), line(4, 8))).toEqual([
    ['bench', 6, 6],
    ['long-bench', 3, 3],
  ]);
});

test('QUO-11 above 40 pieces each kind is drawn once', () => {
  expect(kinds(line(1, 40))).toEqual([['bench', 40, 40]]);
  expect(kinds(line(1, 40), line(1, 1, { variant: 'B-2' }))).toEqual([
    ['bench', 40, 1],
    ['long-bench', 1, 1],
  ]);
});
