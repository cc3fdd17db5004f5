import { describe, expect, it } from 'vitest';
import { newPriceTexts, reviewLines } from './new-prices.ts';

const planned = [
  { changeId: 1, price: 1000, day: '2027-01-01' },
  { changeId: 2, price: 1100, day: '2027-07-01' },
];
const row = {
  ...{ variantId: 7, productId: 1, product: 'Meent', articleNumber: 'BM-1010', variant: '1 m', sku: 'BM-1010-01' },
  ...{ price: 900, planned },
};
const rows = new Map([[7, row]]);

describe('EDT-03 new prices from a day', () => {
  it.each([
    ['2026-12-31', 936],
    ['2027-01-01', 1040],
    ['2027-06-30', 1040],
    ['2027-07-01', 1144],
  ])('are calculated on the price that is in force on %s', (day, price) => {
    const typed = newPriceTexts(rows, new Map([[7, { percent: 4, step: 1 }]]), day, 'en');
    expect(reviewLines([row], typed, day, 'en')).toMatchObject([{ price, before: price / 1.04 }]);
  });

  it('can be the present price again where another one is planned', () => {
    const typed = newPriceTexts(rows, new Map([[7, '900']]), '2027-01-01', 'en');
    expect(reviewLines([row], typed, '2027-01-01', 'en')).toMatchObject([{ before: 1000, price: 900 }]);
    expect(reviewLines([row], typed, '2026-12-31', 'en')).toEqual([]);
  });

  it('cannot be calculated for a variant without a price', () => {
    const unpriced = new Map([[7, { ...row, price: null, planned: [] }]]);
    expect(newPriceTexts(unpriced, new Map([[7, { percent: 4, step: 1 }]]), '2027-01-01', 'en').size).toBe(0);
  });
});
