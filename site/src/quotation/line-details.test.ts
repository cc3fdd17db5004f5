import { expect, test } from 'vitest';
import { detailsOf, longestLeadTime, type QuotationProduct, totalWeight } from './line-details.ts';

const line = {
  id: 4,
  uri: 'producten/bank',
  title: 'Bank',
  category: 'Banken',
  productImage: '',
  amount: 3,
  variant: 'BM-1010-02',
  colour: 'RAL 7016',
  mounting: 'surface',
};
const product = {
  title: 'Bench',
  uri: 'products/bench',
  category: { title: 'Benches' },
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  weightKg: 61,
  variants: [{ sku: 'BM-1010-02', title: '2400 mm', weightKg: 79 }],
  colours: [
    { code: 'RAL 7016', title: 'Anthracite grey' },
    { code: 'DB 703', title: 'Micaceous iron (DB 703)' },
  ],
  mountings: [{ key: 'surface', title: 'On a base plate' }],
  supply: { leadTimeStandardWeeks: 6 },
} as unknown as QuotationProduct;
const products = new Map([[4, product]]);

test('QUO-07 a line shows its product as it is live, in the language of the page', () => {
  expect(detailsOf(line, products)).toEqual({
    title: 'Bench',
    category: 'Benches',
    uri: 'products/bench',
    measure: '2400 mm',
    finish: 'RAL 7016 Anthracite grey, On a base plate',
    weightKg: 237,
    leadTimeWeeks: 6,
    isGone: false,
  });
});

test('QUO-07 a product without a chosen variant shows its measures and weight; a colour that says its code says it once', () => {
  const plain = { ...line, variant: undefined, mounting: undefined, colour: 'DB 703', amount: null };
  expect(detailsOf(plain, products)).toMatchObject({
    measure: '1800 × 640 × 835 mm',
    finish: 'Micaceous iron (DB 703)',
    weightKg: 61,
  });
});

test('QUO-07 what was stored stands in until the products are known', () => {
  expect(detailsOf(line, new Map())).toEqual({
    title: 'Bank',
    category: 'Banken',
    uri: 'producten/bank',
    measure: 'BM-1010-02',
    finish: 'RAL 7016',
    weightKg: undefined,
    leadTimeWeeks: undefined,
    isGone: false,
  });
});

test('QUO-07 a product that is live no more is marked', () => {
  expect(detailsOf(line, new Map([[4, undefined]])).isGone).toBe(true);
});

test('QUO-07 totals: what is known of the weight, and the longest lead time', () => {
  const known = detailsOf(line, products);
  const unknown = detailsOf(line, new Map());
  expect(totalWeight([known, known])).toEqual({ kg: 474, isWhole: true });
  expect(totalWeight([known, unknown])).toEqual({ kg: 237, isWhole: false });
  expect(totalWeight([unknown])).toBeUndefined();
  expect(longestLeadTime([known, unknown, { ...known, leadTimeWeeks: 9 }])).toBe(9);
  expect(longestLeadTime([unknown])).toBeUndefined();
});
