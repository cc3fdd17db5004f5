import { expect, test } from 'vitest';
import { unknownQuery, withQuery } from './kept-query.ts';

test.each([
  ['/over-ons/', '', '/over-ons/'],
  ['/over-ons/', '?utm_source=brief&a=1', '/over-ons/?utm_source=brief&a=1'],
  ['/aanmelden/?return=true&path=%2Fx%2F', '?path=/y/&a=1', '/aanmelden/?return=true&path=%2Fx%2F&a=1'],
  ['https://example.org/a?v=2#p', '?v=3&w=4', 'https://example.org/a?v=2&w=4#p'],
])('API-08 a redirect to %s from an address with %o leads to %s', (href, search, kept) => {
  expect(withQuery(href, search)).toBe(kept);
});

test('CAT-02 what a page knows of its query is not carried along where it leads on: it may have refused it', () => {
  const unknown = unknownQuery('?f.material=oak&utm_source=mail', '?f.material=oak');
  expect(unknown).toBe('utm_source=mail');
  expect(withQuery('/producten/', unknown)).toBe('/producten/?utm_source=mail');
  expect(unknownQuery('?f.material=oak', '?f.material=oak')).toBe('');
});
