import { expect, test } from 'vitest';
import { totalsOf } from './list-totals.ts';
import { type QuotedLine, quotedLines } from './quoted-lines.ts';
import type { QuotedProduct } from './quoted-products.ts';

const basis = { boundary: 'A1-A3', source: 'Eigen berekening', date: '2026-11', illustrative: true };
const bench: QuotedProduct = {
  ...{ id: 4, title: 'Parkbank', uri: 'producten/bank', category: 'Banken', sku: 'BM-1', picture: null, leadTimeWeeks: 6 },
  ...{ lengthMm: 1800, widthMm: 640, heightMm: null, weightKg: 61, anyRal: true },
  figures: { ...basis, co2eKg: 100, mkiEur: 12.34 },
  variants: [{ sku: 'BM-1-02', title: '2400 mm', weightKg: 79.5, co2eKg: 120.1, mkiEur: null }],
  colours: [
    { code: 'RAL 7016', title: 'Antracietgrijs' },
    { code: 'DB 703', title: 'IJzerglimmer (DB 703)' },
  ],
  mountings: [{ key: 'surface', title: 'Op voetplaat' }],
};
const bin: QuotedProduct = {
  ...{ ...bench, id: 5, title: 'Afvalbak', sku: 'AB-1', weightKg: null, leadTimeWeeks: null, anyRal: false },
  ...{ figures: { ...bench.figures, source: null }, variants: [], colours: [], mountings: [] },
};
const products = new Map([bench, bin].map((product) => [product.id, product]));
const quoted = (asked: Parameters<typeof quotedLines>[0]) => quotedLines(asked, products, 'RAL naar keuze');
const linesOf = (asked: Parameters<typeof quotedLines>[0]): QuotedLine[] => {
  const found = quoted(asked);
  return 'lines' in found ? found.lines : [];
};

test('QUO-08 titles, weights and figures of a line are looked up, those of its variant first', () => {
  const asked = { id: 4, amount: 2, variant: 'BM-1-02', colour: 'RAL 7016', mounting: 'surface', remark: 'Links' };
  expect(linesOf([asked])[0]).toEqual({
    ...{ productId: 4, title: 'Parkbank', uri: 'producten/bank', category: 'Banken', sku: 'BM-1-02', measure: '2400 mm' },
    ...{ colour: 'RAL 7016 Antracietgrijs', mounting: 'Op voetplaat', amount: 2, remark: 'Links', weightKg: 79.5 },
    ...{ leadTimeWeeks: 6, picture: null, figures: { ...basis, co2eKg: 120.1, mkiEur: 12.34 } },
  });
  expect(linesOf([{ id: 4, amount: 1, colour: 'DB 703' }])[0]).toMatchObject({
    ...{ measure: '1800 × 640 mm', colour: 'IJzerglimmer (DB 703)', sku: 'BM-1', remark: null },
  });
  expect(linesOf([{ id: 4, amount: 1, colour: 'RAL' }])[0]?.colour).toBe('RAL naar keuze');
});

test('QUO-08 what is not live and what cannot be chosen refuse the list, by the place of the line', () => {
  expect(
    quoted([
      { id: 4, amount: 1 },
      { id: 9, amount: 1 },
      { id: 4, amount: 1, variant: 'BM-9' },
      { id: 4, amount: 1, colour: 'RAL 1000' },
      { id: 4, amount: 1, mounting: 'wall' },
      { id: 5, amount: 1, colour: 'RAL' },
    ]),
  ).toEqual({
    problems: [
      { handle: null, key: 'goneProduct', amount: 2 },
      ...[3, 4, 5, 6].map((amount) => ({ handle: null, key: 'goneChoice', amount })),
    ],
  });
});

test('QUO-08 totals say whether they are whole, and on what environmental figures rest', () => {
  const asked = [
    { id: 4, amount: 3, variant: 'BM-1-02' },
    { id: 5, amount: 2 },
  ];
  expect(totalsOf(linesOf(asked))).toEqual({
    ...{ lines: 2, pieces: 5, leadTimeWeeks: 6, illustrative: true },
    weightKg: { value: 238.5, isWhole: false },
    co2eKg: { value: 360.3, isWhole: false },
    mkiEur: { value: 37.02, isWhole: false },
    bases: [{ boundary: 'A1-A3', source: 'Eigen berekening', date: '2026-11' }],
  });
  expect(totalsOf(linesOf([{ id: 5, amount: 1 }]))).toEqual({ lines: 1, pieces: 1, bases: [], illustrative: false });
});
