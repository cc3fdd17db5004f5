import { expect, test } from 'vitest';
import { mayReload } from './reload-once.ts';

test('PAG-11 a missing file reloads the page at most once in 60 s', () => {
  expect(mayReload(null, 1_000_000, true)).toBe(true);
  expect(mayReload('1000000', 1_059_999, true)).toBe(false);
  expect(mayReload('1000000', 1_060_000, true)).toBe(true);
});

test('PAG-11 without a connection the page is not reloaded, because it would be lost', () => {
  expect(mayReload(null, 1_000_000, false)).toBe(false);
});
