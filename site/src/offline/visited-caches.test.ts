import { expect, test } from 'vitest';
import { cacheNames, outdatedCaches, siteCaches, surplus } from './visited-caches.ts';

const names = [...Object.values(cacheNames('aaa')), ...Object.values(cacheNames('bbb')), 'of another program'];

test('PAG-10 the caches of other versions are outdated, those of other programs are not', () => {
  expect(outdatedCaches(names, 'bbb')).toEqual(Object.values(cacheNames('aaa')));
  expect(outdatedCaches(names, 'bb')).toEqual(names.slice(0, -1));
  expect(outdatedCaches(['of another program'], 'bbb')).toEqual([]);
});

test('PAG-10 the caches of all versions and of one kind are found', () => {
  expect(siteCaches(names)).toEqual(names.slice(0, -1));
  expect(siteCaches(names, 'pages')).toEqual(['plantsoen-aaa-pages', 'plantsoen-bbb-pages']);
});

test('PAG-10 stored entries are limited in number and bytes; the oldest is deleted first', () => {
  const limits = { entries: 3, bytes: 100 };
  expect(surplus([10, 10, 10], limits)).toBe(0);
  expect(surplus([10, 10, 10, 10, 10], limits)).toBe(2);
  expect(surplus([10, 60, 50], limits)).toBe(2);
  expect(surplus([101], limits)).toBe(1);
  expect(surplus([], limits)).toBe(0);
});
