import { expect, test } from 'vitest';
import { differInLengthAlone, isLong, lengthShare, sharedMeasures } from './variants.ts';

const variant = (lengthMm: number | null, widthMm: number | null = 640, heightMm: number | null = 835) => ({
  dimensions: { lengthMm, widthMm, heightMm },
});

test('CAT-05 the heading of the variants shows the width and height that they have in common', () => {
  expect(sharedMeasures([variant(1800), variant(2400)])).toEqual({ width: 640, height: 835 });
  expect(sharedMeasures([variant(2400, 2400, 450), variant(3000, 3000, 450)])).toEqual({ width: undefined, height: 450 });
  expect(sharedMeasures([variant(1800, null, 835), variant(2400, null, 835)])).toEqual({ width: undefined, height: 835 });
  expect(sharedMeasures([])).toEqual({ width: undefined, height: undefined });
});

test('CAT-05 a bench is long, a bollard is not', () => {
  expect(isLong(variant(1800).dimensions)).toBe(true);
  expect(isLong(variant(114, 114, 1000).dimensions)).toBe(false);
  expect(isLong(variant(null).dimensions)).toBe(false);
});

test('CAT-05 variants that differ only in length are called lengths', () => {
  expect(differInLengthAlone([variant(1800), variant(2400)])).toBe(true);
  expect(differInLengthAlone([variant(1800)])).toBe(true);
  expect(differInLengthAlone([variant(1800), variant(1800)])).toBe(false);
  expect(differInLengthAlone([variant(2000, 550), variant(2360, 780)])).toBe(false);
  expect(differInLengthAlone([variant(null), variant(2400)])).toBe(false);
});

test('CAT-05 dimension lines of variants have proportional lengths', () => {
  expect([1800, 2400, 3000].map((length) => lengthShare(length, 3000))).toEqual([0.6, 0.8, 1]);
  expect(lengthShare(null, 3000)).toBe(1);
  expect(lengthShare(0, 0)).toBe(1);
});
