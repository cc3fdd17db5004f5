import { expect, test } from 'vitest';
import type { LayoutData } from '../shell.ts';
import { headerLook } from './header-look.ts';

const page: LayoutData = { __typename: 'Page', uri: 'x', breadcrumbs: [], routeTranslations: [] };
const withHero: LayoutData = { ...page, hero: { variant: 'fullscreen', image: {} } };
const product: LayoutData = { ...page, __typename: 'Product' };

test.each(['home', 'contact', 'quoteRequest', 'page', 'childPage'] as const)(
  'PAG-13 the navigation is white over the fullscreen hero of %s, and solid without one',
  (key) => {
    expect(headerLook(key, withHero, undefined)).toBe('overHero');
    expect(headerLook(key, page, undefined)).toBe('solid');
    expect(headerLook(key, { ...page, hero: { variant: 'content', image: {} } }, undefined)).toBe('solid');
    expect(headerLook(key, { ...page, hero: { variant: 'fullscreen', image: null } }, undefined)).toBe('solid');
  },
);

test('PAG-13 PAG-16 the header of a product page is transparent, unless a page type is set', () => {
  expect(headerLook('product', product, undefined)).toBe('product');
  expect(headerLook('product', product, 'series')).toBe('solid');
  expect(headerLook('product', { ...page, __typename: 'Category' }, undefined)).toBe('solid');
});

test('PAG-13 the path decides, not the entry', () => {
  expect(headerLook('products', withHero, undefined)).toBe('solid');
  expect(headerLook('newsArticle', product, undefined)).toBe('solid');
  expect(headerLook(undefined, withHero, undefined)).toBe('solid');
});
