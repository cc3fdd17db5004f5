import { expect, test } from 'vitest';
import { stripScale } from './strip-scale.ts';

test('BLK-21 all elevations of a strip share one scale, which shrinks for the tallest one', () => {
  expect(stripScale([835, 455])).toBe(0.086);
  expect(stripScale([835, 3400])).toBe(0.0706);
  expect(stripScale([835], 0.118)).toBe(0.118);
  expect(stripScale([])).toBe(0.086);
});
