import { type LocaleCode, localeOf, localeOfSite } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { ProductFeedQuery } from '../../src/platform/generated/operations-types.ts';

/** Path of the feed of a site, below the prefix of its language. */
export const feedPath = '/feeds/products.json';
/** Path of the JSON Schema of the feed. */
export const schemaPath = '/feeds/products.schema.json';

type Feed = ProductFeedQuery['productFeed'];
type Product = Feed['items'][number]['product'];

/** A page of the feed as it is published. `product-feed-schema.ts` describes it. */
export type FeedDocument = ReturnType<typeof feedDocument>;

type Origins = Readonly<Record<LocaleCode, string>>;

/** Returns a page of the feed. Its addresses are those of the domains of the languages, on every host. */
export function feedDocument({ items, next }: Feed, locale: LocaleCode, origins: Origins) {
  const origin = origins[locale];
  return {
    $schema: origin + schemaPath,
    version: 1,
    language: localeOf(locale).languageTag,
    next: next === null ? null : `${origin}${feedPath}?after=${next}`,
    products: items.map(({ product, changedAt }) => ({ ...productOf(product, origin, origins), updatedAt: changedAt })),
  };
}

function productOf(product: Product, origin: string, origins: Origins) {
  const { category, productImage, productImages, dimensionalDrawing, model } = product;
  const hrefOf = (uri: string) => origin + pathOfUri(uri);
  const pictures = [...(productImage ? [productImage] : []), ...productImages];
  return {
    id: product.id,
    articleNumber: product.sku,
    title: product.title,
    series: product.series,
    description: product.description,
    isNew: product.newProduct,
    url: hrefOf(product.uri),
    translations: product.routeTranslations
      .filter(({ exact, siteId }) => exact && siteId !== product.siteId)
      .map(({ siteId, uri }) => {
        const other = localeOfSite(siteId);
        return { language: localeOf(other).languageTag, url: origins[other] + pathOfUri(uri) };
      }),
    categories: [...(category.parent ? [category.parent] : []), category].map(({ id, title, uri }) => ({
      ...{ id, title },
      url: hrefOf(uri),
    })),
    dimensions: dimensionsOf(product.dimensions),
    weightKg: product.weightKg,
    materials: product.materials.map(materialOf),
    colours: product.colours.map(({ code, title, hex, standard }) => ({ code, title, hex, isStandard: standard })),
    isInAnyRalColour: product.anyRal,
    mountings: product.mountings.map(({ key, title }) => ({ key, title })),
    specifications: product.specifications.map(({ key, name, value, unit }) => ({ key, name, value, unit })),
    supply: supplyOf(product.supply),
    environmental: product.environmental && environmentalOf(product.environmental),
    norms: product.norms,
    certificates: product.certificates,
    pictures: pictures
      .filter(({ url }, place) => pictures.findIndex((other) => other.url === url) === place)
      .map(({ url, alt, width, height }) => ({ url: origin + url, alt, width, height })),
    drawingUrl: dimensionalDrawing && origin + dimensionalDrawing.url,
    modelUrl: model && origin + model.url,
    // Files for members have no address here, and are left out.
    downloads: product.downloads.flatMap(({ titleField, kind, url }) =>
      url === null ? [] : [{ title: titleField, kind, url: origin + url }],
    ),
    options: product.options.map(({ id, number, title, weightKg, excludes, requires }) => ({
      ...{ id, articleNumber: number, title, weightKg, excludes, requires },
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      articleNumber: variant.sku,
      title: variant.title,
      dimensions: dimensionsOf(variant.dimensions),
      weightKg: variant.weightKg,
      co2eKg: variant.co2eKg,
      mkiEur: variant.mkiEur,
      materials: variant.materials?.map(materialOf) ?? null,
    })),
  };
}

const dimensionsOf = ({ lengthMm, widthMm, heightMm }: Product['dimensions']) => ({ lengthMm, widthMm, heightMm });

const materialOf = ({ title, standard, shareKg }: Product['materials'][number]) => ({ title, standard, shareKg });

const supplyOf = ({ leadTimeStandardWeeks, leadTimeSpecialWeeks, warrantyYears, ...others }: Product['supply']) => ({
  ...{ leadTimeStandardWeeks, leadTimeSpecialWeeks, warrantyYears },
  ...{ sparePartsYears: others.sparePartsYears, madeIn: others.madeIn },
});

const environmentalOf = ({ co2eKg, mkiEur, ...others }: NonNullable<Product['environmental']>) => ({
  ...{ co2eKg, mkiEur, recycledContentPercent: others.recycledContentPercent },
  ...{ detachabilityPercent: others.detachabilityPercent, boundary: others.boundary, source: others.source },
  ...{ date: others.date, isIllustrative: others.illustrative },
});

/** Returns a page of the feed with the prices of its variants and options, in EUR net; null for one without a price. */
export function withPrices(document: Buffer, prices: Readonly<Record<string, number>>): Buffer {
  const feed = JSON.parse(document.toString('utf8')) as FeedDocument;
  const products = feed.products.map((product) => ({
    ...product,
    options: product.options.map((option) => ({ ...option, priceEur: prices[`option-${option.id}`] ?? null })),
    variants: product.variants.map((variant) => ({ ...variant, priceEur: prices[variant.id] ?? null })),
  }));
  return Buffer.from(JSON.stringify({ ...feed, products }));
}
