import { describedProduct } from '../products/described-product.ts';
import { type Described, type JsonLd, organisation, pictureUrls } from './described.ts';

/**
 * Returns a product as schema.org data; undefined if it is missing. It has no price, because prices are for members (CAT-06), and an offer
 * only to state that it is discontinued (CAT-17).
 */
export async function productJsonLd(described: Described): Promise<JsonLd | undefined> {
  const { context, entry, description, place } = described;
  const product = await describedProduct(context, entry.siteId, entry.id);
  if (!product) return undefined;
  const images = pictureUrls(described, product.images);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: entry.title,
    description: description.description,
    sku: product.sku,
    url: place.href,
    category: product.category?.title,
    brand: { '@type': 'Brand', name: description.companyName },
    manufacturer: organisation(described),
    material: product.materials.length > 0 ? product.materials : undefined,
    image: images.length > 0 ? images : undefined,
    width: measure(product.lengthMm, 'MMT'),
    depth: measure(product.widthMm, 'MMT'),
    height: measure(product.heightMm, 'MMT'),
    weight: measure(product.weightKg, 'KGM'),
    offers: product.discontinued && { '@type': 'Offer', availability: 'https://schema.org/Discontinued' },
  };
}

/** Returns a quantity with its unit as a UN/CEFACT code; undefined for null. */
function measure(value: number | null, unitCode: 'MMT' | 'KGM') {
  return value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
}
