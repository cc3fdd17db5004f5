import { expect, test } from 'vitest';
import type { QuotationItem, QuotationLines } from '../quotation-line.ts';
import { replaceProduct } from './replace-product.ts';

const bench: QuotationItem = { id: 4, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '/media/bank.jpg' };
const long: QuotationItem = { ...bench, variant: 'BM-1010-03' };
const bin: QuotationItem = { ...bench, id: 7, title: 'Bak' };

test('CAT-17 the successor takes place, amount and remark of a line, without the choices of the former product', () => {
  const line = { ...long, remark: 'Bij de vijver', amount: 3 };
  const lines: QuotationLines = [line, { ...bench, amount: 1 }];
  expect(replaceProduct(lines, line, bin)).toEqual([{ ...bin, remark: 'Bij de vijver', amount: 3 }, lines[1]]);
});

test('CAT-17 the successor adds the amount to its line that is on the list already', () => {
  const lines: QuotationLines = [
    { ...long, amount: 3 },
    { ...bin, amount: 2 },
  ];
  expect(replaceProduct(lines, { ...long, amount: 3 }, bin)).toEqual([{ ...bin, amount: 5 }]);
});
