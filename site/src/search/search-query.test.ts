import { expect, test } from 'vitest';
import { cleanQuery, searchHref } from './search-query.ts';

test('SEA-05 text without words is an empty query', () => {
  for (const nothing of [undefined, null, '', '   ', '\t\r\n', '\u0000\u0007', '\ud800', '\u00a0\u2003'])
    expect(cleanQuery(nothing)).toBe('');
});

test('SEA-04 a query is one line of at most 200 characters, without split characters', () => {
  expect(cleanQuery('  boom\u0000 \n bank\t ')).toBe('boom bank');
  expect(cleanQuery('x'.repeat(10_000))).toHaveLength(200);
  expect([...cleanQuery('🌳'.repeat(500))]).toEqual(Array(200).fill('🌳'));
  expect(cleanQuery(`a\ud83c b`)).toBe('a b');
  for (const kept of ["'; drop table--", 'a & (b | !c):*', 'مقعد خشبي', '<b>"%_\\', 'Bänke 1.500 mm']) {
    expect(cleanQuery(kept)).toBe(kept);
  }
});

test('SEA-04 an address contains the words, and counts if there are any', () => {
  expect(searchHref('/zoeken/', 'boom & bank')).toBe('/zoeken/?query=boom+%26+bank');
  expect(searchHref('/de/suche/', 'Bank', { products: 12 })).toBe('/de/suche/?query=Bank&products=12');
  expect(searchHref('/zoeken/', '')).toBe('/zoeken/');
});
