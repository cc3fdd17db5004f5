import { expect, test } from 'vitest';
import { mayReload } from './reload-once.ts';

test('PAG-11 a missing file reloads the page once in 60 s at most', () => {
  expect(mayReload(null, 1_000_000, true)).toBe(true);
  expect(mayReload('1000000', 1_059_999, true)).toBe(false);
  expect(mayReload('1000000', 1_060_000, true)).toBe(true);
});

test('PAG-11 a page without a connection stays: loaded anew it would be gone', () => {
  expect(mayReload(null, 1_000_000, false)).toBe(false);
});
