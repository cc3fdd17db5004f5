import { expect, test } from 'vitest';
import { badgesOf } from './badges.ts';
import german from './messages/de.json' with { type: 'json' };
import dutch from './messages/nl.json' with { type: 'json' };

test('CAT-04 a product has its badges with new before featured', () => {
  expect(badgesOf({ newProduct: true, featuredProduct: true })).toEqual(['new', 'featured']);
  expect(badgesOf({ newProduct: false, featuredProduct: true })).toEqual(['featured']);
  expect(badgesOf({ newProduct: false, featuredProduct: false })).toEqual([]);
});

test('CAT-04 the badges are Uitgelicht and Nieuw, and translated', () => {
  expect(badgesOf({ newProduct: true, featuredProduct: true }).map((kind) => dutch[kind])).toEqual(['Nieuw', 'Uitgelicht']);
  expect(badgesOf({ newProduct: true, featuredProduct: true }).map((kind) => german[kind])).toEqual(['Neu', 'Empfohlen']);
});
