import { byId, demoColours, demoMaterials, demoMountings } from '../search/catalogue/demo-facts.ts';
import { type GeneratedProduct, generatedProducts } from '../search/catalogue/generated-products.ts';

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Vendure separates facets by `|` and their values by `:`. */
const facet = (name: string, value: string) => `${name}:${value.replaceAll(/[|:]/g, ' ')}`;

function facetsOf({ materials, mounting, colourOptions, type }: GeneratedProduct): string {
  return [
    ...materials.map(({ id }) => facet('material', byId(demoMaterials, id).name.en)),
    ...mounting.map((id) => facet('mounting', byId(demoMountings, id).name.en)),
    ...demoColours.filter(({ code }) => colourOptions.includes(code)).map(({ name }) => facet('colour', name.en)),
    facet('type', type.nouns.en[0] ?? type.id),
  ].join('|');
}

function linesOf(product: GeneratedProduct): string[] {
  const { title, slug, description, variants } = product;
  return variants.map(({ sku, label }, place) => {
    const own = place === 0 ? [title.en, slug.en, description.en, '', facetsOf(product), 'length'] : ['', '', '', '', '', ''];
    return [...own, label.en, sku, '100.00', 'Standard', '100', 'false', '', ''].map(quoted).join(',');
  });
}

/** Returns products in the format of Vendure's import: the English texts, facets and variants of the generated ones. */
export function vendureProducts(count: number): string {
  return [columns, ...generatedProducts(count).flatMap(linesOf)].join('\n');
}
