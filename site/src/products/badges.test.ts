import { expect, test } from 'vitest';
import { badgesOf } from './badges.ts';
import german from './messages/de.json' with { type: 'json' };
import dutch from './messages/nl.json' with { type: 'json' };

test('CAT-04 a product carries the badges it has earned, new before featured', () => {
  expect(badgesOf({ newProduct: true, featuredProduct: true })).toEqual(['new', 'featured']);
  expect(badgesOf({ newProduct: false, featuredProduct: true })).toEqual(['featured']);
  expect(badgesOf({ newProduct: false, featuredProduct: false })).toEqual([]);
});

test('CAT-04 the badges say Uitgelicht and Nieuw, localised', () => {
  expect(badgesOf({ newProduct: true, featuredProduct: true }).map((kind) => dutch[kind])).toEqual(['Nieuw', 'Uitgelicht']);
  expect(badgesOf({ newProduct: true, featuredProduct: true }).map((kind) => german[kind])).toEqual(['Neu', 'Empfohlen']);
});
