import { expect, test } from 'vitest';
import { parseSearch, redirectHref, sharedQuery, stringifySearch, withQuery } from './query-string.ts';

test.each(['', '?a=1', '?a=1&b=true', '?q=b%C3%A4nke', '?path=%2Fa%2F', '?a='])(
  '%s is unchanged after parsing and formatting',
  (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search);
  },
);

test('values stay texts', () => {
  expect(parseSearch('?a=1&b=true&c=[]&d=%22x%22')).toEqual({ a: '1', b: 'true', c: '[]', d: '"x"' });
});

test('repeated check box values become one text', () => {
  expect(parseSearch('?f.a=x&b=1&f.a=y')).toEqual({ 'f.a': 'x y', b: '1' });
  expect(stringifySearch({ 'f.a': 'x y' })).toBe('?f.a=x+y');
});

test.each([
  ['/over-ons/', '', '/over-ons/'],
  ['/over-ons/', '?utm_source=brief&a=1', '/over-ons/?utm_source=brief&a=1'],
  ['/aanmelden/?return=true&path=%2Fx%2F', '?path=/y/&a=1', '/aanmelden/?return=true&path=%2Fx%2F&a=1'],
  ['https://example.org/a?v=2#p', '?v=3&w=4', 'https://example.org/a?v=2&w=4#p'],
])('API-08 a redirect to %s from an address with %o leads to %s', (href, search, kept) => {
  expect(withQuery(href, search)).toBe(kept);
});

test('CAT-02 filters that a list has refused are not added to its redirect', () => {
  expect(redirectHref('/producten/?f.material=corten', '/producten/', '?f.material=corten+plastic&f.taste=sweet')).toBe(
    '/producten/?f.material=corten',
  );
  expect(redirectHref('/over-ons/', '/wij/', '?utm_source=brief')).toBe('/over-ons/?utm_source=brief');
});

test.each([
  ['?variant=BM-1010-02&colour=DB-703&mounting=surface', '?variant=BM-1010-02&colour=DB-703&mounting=surface'],
  ['?f.material=oak+steel&f.lengthMm.min=1500', '?f.material=oak+steel&f.lengthMm.min=1500'],
  ['?colour=DB-703&search=bank&show=24&utm_source=x', '?colour=DB-703'],
  ['?search=bank', ''],
  ['?query=bank&products=24', '?query=bank'],
  ['', ''],
])('LOC-06 of the query %s the other languages share %s', (search, query) => {
  expect(sharedQuery(search)).toBe(query);
});
