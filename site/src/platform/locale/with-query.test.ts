import { expect, test } from 'vitest';
import { onwards, withQuery } from './with-query.ts';

test.each([
  ['/over-ons/', '', '/over-ons/'],
  ['/over-ons/', '?utm_source=brief&a=1', '/over-ons/?utm_source=brief&a=1'],
  ['/aanmelden/?return=true&path=%2Fx%2F', '?path=/y/&a=1', '/aanmelden/?return=true&path=%2Fx%2F&a=1'],
  ['https://example.org/a?v=2#p', '?v=3&w=4', 'https://example.org/a?v=2&w=4#p'],
])('API-08 a redirect to %s from an address with %o leads to %s', (href, search, kept) => {
  expect(withQuery(href, search)).toBe(kept);
});

test('CAT-02 filters that a list has refused are not added to its redirect', () => {
  expect(onwards('/producten/?f.material=corten', '/producten/', '?f.material=corten+plastic&f.taste=sweet')).toBe(
    '/producten/?f.material=corten',
  );
  expect(onwards('/over-ons/', '/wij/', '?utm_source=brief')).toBe('/over-ons/?utm_source=brief');
});
