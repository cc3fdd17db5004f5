import { expect, test } from 'vitest';
import { write } from './message.ts';

test('LOC-07 a message takes its values', () => {
  expect(write('Pagina {page} van {pages}', 'nl', { page: 1, pages: 3 })).toBe('Pagina 1 van 3');
});

test('LOC-07 plural forms depend on the count', () => {
  const hits = { one: '{count} product', other: '{count} producten' };
  expect(write(hits, 'nl', { count: 1 })).toBe('1 product');
  expect(write(hits, 'nl', { count: 0 })).toBe('0 producten');
  expect(write(hits, 'nl', { count: 12 })).toBe('12 producten');
});

test.each([
  ['nl', '12 van 1.000 producten'],
  ['en', '12 van 1,000 producten'],
  ['de', '12 van 1.000 producten'],
] as const)('LOC-07 numbers in a message are counts with group separators, %s', (locale, text) => {
  expect(write('{shown} van {total} producten', locale, { shown: 12, total: 1000 })).toBe(text);
  expect(write({ one: '', other: '{count}' }, locale, { count: 1_234_567 })).toHaveLength(9);
  expect(write('{value} mm', locale, { value: '1800' })).toBe('1800 mm');
});

test('LOC-07 a missing value leaves its placeholder', () => {
  expect(write('Tot {year}', 'nl')).toBe('Tot {year}');
});
