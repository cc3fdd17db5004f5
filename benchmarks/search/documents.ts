import type { SearchDocument } from '../../backend/src/search/search-engine.ts';
import { localeCodes, siteIdOf } from '../../contract/locales.ts';
import { byId, demoColours, demoMaterials, demoMountings } from './catalogue/demo-facts.ts';
import type { GeneratedProduct } from './catalogue/generated-products.ts';
import { generated } from './product-tags.ts';

/** First id of generated products, above all other ids. */
export const firstGeneratedId = 1_000_001;

const atOnce = 500;

/** Returns the document of a generated product: the one of its demo product, with its own texts. */
function documentLike(
  like: SearchDocument,
  product: GeneratedProduct,
  place: number,
  locale: (typeof localeCodes)[number],
): SearchDocument {
  const named = <Thing extends { name: GeneratedProduct['title'] }>(thing: Thing) => thing.name[locale];
  return {
    ...like,
    id: firstGeneratedId + place,
    title: product.title[locale],
    uri: `${like.uri.replace(/[^/]*$/, '')}${product.slug[locale]}`,
    codes: [product.sku, ...product.variants.map(({ sku }) => sku)],
    names: [product.series, ...like.names.slice(1)],
    facts: [
      ...product.materials.map(({ id }) => named(byId(demoMaterials, id))),
      ...product.colourOptions.flatMap((code) => [code, ...demoColours.filter((colour) => colour.code === code).map(named)]),
      ...product.mounting.map((id) => named(byId(demoMountings, id))),
      ...product.variants.map(({ label }) => label[locale]),
    ],
    text: product.description[locale],
    position: like.position + 1000 + place,
  };
}

/**
 * Returns the documents of the large catalogue in batches: those of the demo entries, then those of the generated products.
 * Throws if a demo product has no document.
 */
export async function* largeDocuments(demo: AsyncIterable<readonly SearchDocument[]>): AsyncGenerator<readonly SearchDocument[]> {
  const products = new Map<string, SearchDocument>();
  for await (const batch of demo) {
    for (const document of batch)
      if (document.kind === 'product') products.set(`${document.siteId}:${document.codes[0]}`, document);
    yield batch;
  }
  for (const locale of localeCodes)
    for (let from = 0; from < generated.length; from += atOnce)
      yield generated.slice(from, from + atOnce).map((product, index) => {
        const like = products.get(`${siteIdOf(locale)}:${product.like}`);
        if (!like) throw new Error(`${product.like} has no document in ${locale}`);
        return documentLike(like, product, from + index, locale);
      });
}
