import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

it('BUDGET growth compares the last quarter with the second, without the filling of caches and single peaks', () => {
  expect(growthOf([50, 80, 100, 100, 100, 100, 120, 110, 110])).toBeCloseTo(10);
  expect(growthOf([10, 20, 100, 100, 100, 100, 100, 100])).toBeCloseTo(0);
  expect(growthOf([100, 100, 200, 180, 160, 140, 100, 100, 100, 900, 100, 100])).toBeCloseTo(-37.5);
  expect(() => growthOf([1, 2, 3])).toThrow('3 samples are too few to see growth');
});
