import { expect, it } from 'vitest';
import { interleaved, median, percentile } from './rounds.ts';

it('BUDGET medians and percentiles are interpolated between the nearest values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(percentile([0, 10, 20, 30, 40], 0.95)).toBeCloseTo(38);
  expect(median([])).toBeNaN();
});

it('BUDGET compared subjects run alternately, and each of them is first in turn', async () => {
  const order: string[] = [];
  const subject = (name: string) => async () => order.push(name);
  const results = await interleaved(3, { a: subject('a'), b: subject('b') });
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
  expect(results).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
});
