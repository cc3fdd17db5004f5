import { describe, expect, it } from 'vitest';
import { differenceInPercent } from '../price-difference.ts';
import { changedPrice, priceLimits, priceProblems } from './price-change.ts';

const known = new Set([1, 2]);
const today = '2026-11-27';
const problems = (price: number, more: object = {}) =>
  priceProblems({ lines: [{ variantId: 1, price }], note: '', ...more }, known, today).map(({ reason }) => reason);

describe('EDT-03 a change of prices', () => {
  it('is accepted with two decimals, today or later', () => {
    expect(problems(920.55)).toEqual([]);
    expect(problems(920, { effectiveOn: today })).toEqual([]);
    expect(problems(920, { effectiveOn: '2027-01-01' })).toEqual([]);
  });

  it.each([
    ['zero', 0, 'price'],
    ['a negative amount', -5, 'price'],
    ['a number that is none', Number.NaN, 'price'],
    ['more than a million', 1_000_001, 'price'],
    ['three decimals', 1700.456, 'decimals'],
  ])('is refused with %s', (_, price, reason) => {
    expect(problems(price)).toEqual([reason]);
  });

  it.each(['2026-11-26', '2027-02-30', '1-1-2027', '2029-01-01', ''])('is refused for the day %j', (effectiveOn) => {
    expect(problems(920, { effectiveOn })).toEqual(['date']);
  });

  it('is refused for unknown variants, for one twice, without lines, and above its limits', () => {
    const line = (variantId: number) => ({ variantId, price: 5 });
    const reasonsOf = (lines: { variantId: number; price: number }[]) => priceProblems({ lines, note: '' }, known, today);
    expect(reasonsOf([line(1), line(9), line(1)])).toEqual([
      { reason: 'variant', variantId: 9 },
      { reason: 'twice', variantId: 1 },
    ]);
    expect(reasonsOf([])).toEqual([{ reason: 'noLines' }]);
    expect(reasonsOf(Array.from({ length: priceLimits.lines + 1 }, () => line(1)))).toEqual([{ reason: 'tooManyLines' }]);
    expect(problems(5, { note: 'x'.repeat(201) })).toEqual(['note']);
  });
});

it.each([
  [890, 3.5, 5, 920],
  [1040, 3.5, 5, 1075],
  [0.1, -50, 0.01, 0.05],
  [1, -99, 5, 5],
  [19.99, 10, 0.01, 21.99],
])('EDT-03 %d changed by %d %% and rounded to %d is %d', (price, percent, step, expected) => {
  expect(changedPrice(price, percent, step)).toBe(expected);
});

it('EDT-03 the difference is in percent of the old price, if there is one', () => {
  expect(differenceInPercent(2180, 2460)).toBeCloseTo(12.84, 2);
  expect(differenceInPercent(null, 100)).toBeUndefined();
});
