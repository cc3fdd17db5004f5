import { expect, test } from 'vitest';
import { formatMeasures, lengthShare, sharedValue } from './measures.ts';

test('CAT-05 measures name their unit once', () => {
  expect(formatMeasures({ lengthMm: 1800, widthMm: 640, heightMm: 835 })).toBe('1800 × 640 × 835 mm');
});

test('CAT-05 an unknown measure is omitted', () => {
  expect(formatMeasures({ lengthMm: 114, widthMm: null, heightMm: 1000 })).toBe('114 × 1000 mm');
  expect(formatMeasures({ lengthMm: null, widthMm: null, heightMm: null })).toBe('');
});

test('CAT-05 variants share a measure only if it is equal for all', () => {
  expect(sharedValue([640, 640, 640])).toBe(640);
  expect(sharedValue([550, 780])).toBeUndefined();
  expect(sharedValue([null, null])).toBeUndefined();
  expect(sharedValue([])).toBeUndefined();
});

test('CAT-05 dimension lines of variants have proportional lengths', () => {
  expect([1800, 2400, 3000].map((length) => lengthShare(length, 3000))).toEqual([0.6, 0.8, 1]);
  expect(lengthShare(null, 3000)).toBe(1);
  expect(lengthShare(0, 0)).toBe(1);
});
