import { type GeneratedProduct, generatedProducts } from '../search/catalogue/generated-products.ts';
import type { Texts } from '../search/catalogue/words.ts';

/** Product of a scale database: the demo product that it copies, its own number, and its texts. */
export type ScaleProduct = { place: number; like: string; sku: string; title: Texts; slug: Texts; description: Texts };

/** Number of products of one round. There are not as many names of series as 100,000 products need. */
const roundSize = 9000;

/** Syllable that the series of a round have in addition, so that titles differ between rounds. */
const syllables = ['', 'se', 'ler', 'ven', 'nik', 'tum', 'ras', 'bel', 'dor', 'mis', 'gan', 'wil'];

const texts = (make: (locale: keyof Texts) => string): Texts => ({ nl: make('nl'), en: make('en'), de: make('de') });

function scaleProduct(product: GeneratedProduct, place: number, syllable: string): ScaleProduct {
  const { like, series, title, slug, description } = product;
  return {
    ...{ place, like, description },
    sku: `BM-${10_000 + place * 3}`,
    title: texts((locale) => title[locale].replace(series, series + syllable)),
    slug: texts((locale) => slug[locale].replace(/-\d+$/, `-${place}`)),
  };
}

/** Yields products in batches, the same ones in every run. Throws if the names of series do not suffice. */
export function* scaleProducts(count: number, batchSize: number): Generator<ScaleProduct[]> {
  if (count > roundSize * syllables.length) throw new Error(`there are not as many names of series as ${count} products need`);
  for (const [round, syllable] of syllables.entries()) {
    const from = round * roundSize;
    if (from >= count) return;
    const products = generatedProducts(Math.min(roundSize, count - from), 11 + round);
    for (let at = 0; at < products.length; at += batchSize)
      yield products.slice(at, at + batchSize).map((product, index) => scaleProduct(product, from + at + index, syllable));
  }
}
