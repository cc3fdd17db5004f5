import { byId, type DemoProduct, demoColours, demoMaterials, demoProducts } from './catalogue/demo-facts.ts';
import { type GeneratedProduct, generatedProducts, typeOfDemo } from './catalogue/generated-products.ts';
import type { ProductType } from './catalogue/type-table.ts';

/** Traits in titles of demo products, besides type and material. */
const demoTraits: Record<string, readonly string[]> = {
  'BM-1050': ['round'],
  'BM-4030': ['reservoir'],
  'BM-5010': ['round'],
  'BM-5020': ['square'],
  'BM-8010': ['green-roof'],
};

const tagOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');

/**
 * Returns the tags of a product for labels: article number, type, families, materials, colours, groups, mounting, lengths,
 * traits.
 */
function tagsOf(
  { sku, materials, colourOptions, mounting, variants }: Omit<DemoProduct, 'category' | 'subcategory'>,
  type: ProductType,
  traits: readonly string[],
): Set<string> {
  const colours = demoColours.filter(({ code }) => colourOptions.includes(code));
  const groups = materials.map(({ id }) => byId(demoMaterials, id).group);
  const measures = variants.flatMap(({ label }) => label.en.match(/\d+(?= mm)/g) ?? []).map((length) => `${length}mm`);
  return new Set([
    ...[sku, type.id, ...type.families, ...materials.map(({ id }) => id), ...groups, ...mounting],
    ...[...colours.flatMap(({ code, group }) => [tagOf(code), group]), ...measures, ...traits],
  ]);
}

/** Number of products of the large catalogue in each site. */
export const largeSize = 10_000;

/** Products that the large catalogue has in addition to the demo products. */
export const generated: readonly GeneratedProduct[] = generatedProducts(largeSize - demoProducts.length);

/** The tags of every product of the large catalogue, by article number. */
export const productTags: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...demoProducts.map(
    (product) => [product.sku, tagsOf(product, typeOfDemo(product.sku), demoTraits[product.sku] ?? [])] as const,
  ),
  ...generated.map((product) => [product.sku, tagsOf(product, product.type, product.traits)] as const),
]);
