import { expect, test } from 'vitest';
import { headerLook, type ShellEntry } from './shell-entry.ts';

const page: ShellEntry = { __typename: 'Page', uri: 'nieuws', breadcrumbs: [], routeTranslations: [] };

test('PAG-13 the header is white over a fullscreen hero and transparent on product pages', () => {
  expect(headerLook({ ...page, hero: { variant: 'fullscreen', image: {} } })).toBe('overHero');
  expect(headerLook({ ...page, hero: { variant: 'fullscreen', image: null } })).toBe('solid');
  expect(headerLook({ ...page, hero: { variant: 'content', image: {} } })).toBe('solid');
  expect(headerLook({ ...page, __typename: 'Product' })).toBe('product');
  expect(headerLook(undefined)).toBe('solid');
});
