import { expect, test } from 'vitest';
import { idleTimeLimit, mayPrefetch } from './connection.ts';
import { isWorthFetching, type LinkPlace, maxIdlePrefetches, pagesAhead } from './prefetch-rules.ts';

test('PAG-07 an idle moment is awaited for at most 2000 ms', () => {
  expect(idleTimeLimit).toBe(2000);
});

test.each([
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('PAG-07 over a connection like %o: %s', (connection, may) => {
  expect(mayPrefetch({ connection })).toBe(may);
});

test.each([
  ['/de/produkte/sitzmoebel/', true],
  ['/de/', true],
  ['/de/produkte/?material=holz', true],
  ['/de/anmelden/', false],
  ['/de/account/', false],
  ['/de/favoriten/', false],
  ['/de/a/b/c/d/', false],
  ['/en/products/', false],
])('PAG-07 %s is worth prefetching: %s', (href, worth) => {
  const bases = { nl: '', en: '/en', de: '/de' };
  expect(isWorthFetching(href, { locale: 'de', prefix: '/de', bases, indexable: false })).toBe(worth);
});

test('PAG-07 pages are prefetched if the browser has no network information', () => {
  expect(mayPrefetch({})).toBe(true);
});

test('PAG-07 visible links come first, each page once, at most twelve', () => {
  const link = (href: string, isInWindow: boolean, isInContent = true): LinkPlace => ({ href, isInWindow, isInContent });
  const ahead = [link('/menu/', true, false), link('/far/', false), link('/a/', true), link('/b/', true), link('/a/', false)];
  expect(pagesAhead(ahead)).toEqual(['/a/', '/b/', '/menu/', '/far/']);
  const many = Array.from({ length: 40 }, (_, place) => link(`/${place}/`, false));
  expect(pagesAhead(many)).toHaveLength(maxIdlePrefetches);
  expect(maxIdlePrefetches).toBe(12);
});
