import { expect, it } from 'vitest';
import { labelledQueries } from '../labelled-set.ts';
import { generated, productTags } from '../product-tags.ts';
import { isWantedProduct } from '../wanted.ts';
import { demoProducts } from './demo-facts.ts';
import { generatedProducts, productTypes, typeOfDemo } from './generated-products.ts';

it('SEA-06 the large catalogue is the same in every run, with unique slugs and numbers and hardly any equal titles', () => {
  expect(generatedProducts(500)).toEqual(generatedProducts(500));
  for (const locale of ['nl', 'en', 'de'] as const) {
    const slugs = [...demoProducts, ...generated].map(({ slug }) => slug[locale]);
    expect(new Set(slugs).size).toBe(10_000);
    expect(new Set(generated.map(({ title }) => title[locale])).size).toBeGreaterThan(9_900);
  }
  expect(productTags.size).toBe(10_000);
});

it('SEA-06 every product type has translated names in three languages, and more than 100 products', () => {
  for (const { id, nouns, sentence, like } of productTypes) {
    expect(new Set([nouns.nl.length, nouns.en.length, nouns.de.length]), id).toEqual(new Set([nouns.nl.length]));
    for (const text of Object.values(sentence)) expect(text, id).toMatch(/\.$/);
    expect(
      demoProducts.some(({ sku }) => sku === like),
      id,
    ).toBe(true);
    expect(generated.filter(({ type }) => type.id === id).length, id).toBeGreaterThan(100);
  }
  for (const { sku } of demoProducts) expect(typeOfDemo(sku)).toBeDefined();
});

it('SEA-06 the large catalogue has products for every labelled query, and each tag of the labels', () => {
  const products = [...productTags.values()];
  const known = new Set(products.flatMap((tags) => [...tags]));
  for (const { query, wanted } of labelledQueries) {
    if ('uris' in wanted) continue;
    for (const tag of wanted.tags.flat()) expect(known.has(tag), `${query}: ${tag}`).toBe(true);
    expect(
      products.some((tags) => isWantedProduct(wanted, tags)),
      query,
    ).toBe(true);
  }
});
