import { expect, test } from 'vitest';
import { write } from './message.ts';

test('LOC-07 a message takes its values', () => {
  expect(write('Pagina {page} van {pages}', 'nl-NL', { page: 1, pages: 3 })).toBe('Pagina 1 van 3');
});

test('LOC-07 plural forms follow the count', () => {
  const hits = { one: '{count} product', other: '{count} producten' };
  expect(write(hits, 'nl-NL', { count: 1 })).toBe('1 product');
  expect(write(hits, 'nl-NL', { count: 0 })).toBe('0 producten');
  expect(write(hits, 'nl-NL', { count: 12 })).toBe('12 producten');
});

test('LOC-07 a value that is missing leaves its placeholder to be seen', () => {
  expect(write('Tot {year}', 'nl-NL')).toBe('Tot {year}');
});
