import { expect, it } from 'vitest';
import { withSize } from './stored-figures.ts';

const size = (size: number, listMedian: number) => ({ size, figures: { listMedian }, hostSpeed: 1, measuredOn: '2026-11-27' });
const shop = { listAlone: 1, listParallel: 2, searchAlone: 3, searchParallel: 4, memory: 5 };

it('BUDGET a measured size replaces its former figures and leaves the others', () => {
  const comparison = { own: shop, vendure: shop, measuredOn: '2026-11-27' };
  const stored = withSize({ sizes: [size(1000, 1), size(50_000, 5)] }, size(10_000, 2), comparison);
  expect(stored).toEqual({ sizes: [size(1000, 1), size(10_000, 2), size(50_000, 5)], comparison });
  expect(withSize(stored, size(1000, 3))).toEqual({ sizes: [size(1000, 3), size(10_000, 2), size(50_000, 5)], comparison });
});

it('BUDGET figures without a comparison have none', () => {
  expect(withSize({ sizes: [] }, size(1000, 1))).toEqual({ sizes: [size(1000, 1)] });
});
