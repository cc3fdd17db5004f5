import { expect, test } from 'vitest';
import type { LayoutData } from '../layout-data.ts';
import { headerLook } from './header-look.ts';

const page: LayoutData = { __typename: 'Page', uri: 'x', breadcrumbs: [], routeTranslations: [] };
const withHero: LayoutData = { ...page, hero: { variant: 'fullscreen', image: {} } };
const product: LayoutData = { ...page, __typename: 'Product' };

test.each(['index', 'contact', 'offerte-aanvraag', 'slug', 'slug-child'] as const)(
  'PAG-13 the navigation is white over the fullscreen hero of %s, and solid without one',
  (route) => {
    expect(headerLook(route, withHero, undefined)).toBe('overHero');
    expect(headerLook(route, page, undefined)).toBe('solid');
    expect(headerLook(route, { ...page, hero: { variant: 'content', image: {} } }, undefined)).toBe('solid');
    expect(headerLook(route, { ...page, hero: { variant: 'fullscreen', image: null } }, undefined)).toBe('solid');
  },
);

test('PAG-13 PAG-16 the header of a product page is transparent, unless a page type is set', () => {
  expect(headerLook('producten-slug-child', product, undefined)).toBe('product');
  expect(headerLook('producten-slug-child', product, 'series')).toBe('solid');
  expect(headerLook('producten-slug-child', { ...page, __typename: 'Category' }, undefined)).toBe('solid');
});

test('PAG-13 the route name decides, not the entry', () => {
  expect(headerLook('producten', withHero, undefined)).toBe('solid');
  expect(headerLook('nieuws-slug', product, undefined)).toBe('solid');
  expect(headerLook(undefined, withHero, undefined)).toBe('solid');
});
