import { expect, test } from 'vitest';
import { placeOf, rangeEnds, rangeOfHandles } from './range-ends.ts';

const facet = { min: 1600, max: 2400 };

test('CAT-02 the handles are at the ends until a number is set, and never beyond them', () => {
  expect(rangeEnds({}, facet)).toEqual({ first: 1600, last: 2400, low: 1600, high: 2400 });
  expect(rangeEnds({ min: 100, max: 2000 }, facet)).toEqual({ first: 1600, last: 2400, low: 1600, high: 2000 });
  expect(rangeEnds({ min: 3000 }, facet)).toEqual({ first: 1600, last: 2400, low: 2400, high: 2400 });
  expect(rangeEnds({ min: 5 }, { min: null, max: null })).toEqual({ first: 5, last: 5, low: 5, high: 5 });
  expect(rangeEnds({}, { min: 7.5, max: 80.2 })).toEqual({ first: 7, last: 81, low: 7, high: 81 });
});

test('CAT-02 a handle at an end leaves that end open', () => {
  expect(rangeOfHandles({ first: 1600, last: 2400, low: 1600, high: 2000 })).toEqual({ max: 2000 });
  expect(rangeOfHandles({ first: 1600, last: 2400, low: 1700, high: 2400 })).toEqual({ min: 1700 });
  expect(rangeOfHandles({ first: 1600, last: 2400, low: 1600, high: 2400 })).toEqual({});
});

test('CAT-02 the selected part of the line has a proportional length', () => {
  const ends = rangeEnds({}, facet);
  expect([placeOf(1600, ends), placeOf(2000, ends), placeOf(2400, ends)]).toEqual(['0%', '50%', '100%']);
  expect(placeOf(5, rangeEnds({}, { min: 5, max: 5 }))).toBe('0%');
});
