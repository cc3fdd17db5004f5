import { storedAvailability } from '../../products/discontinuation/discontinuation.ts';
import { pickSupplyFigures } from '../../products/supply-figures.ts';
import type { EntryBlueprint, Fields } from './blueprints.ts';
import { factRows, materialRows, richTextOf } from './convert-fields.ts';
import { inEveryLanguage } from './demo-content.ts';
import { type DemoProduct, demoProducts, discontinuedDemoProducts } from './demo-product.ts';
import { positionOf } from './import-dictionaries.ts';
import { downloadsOfProducts } from './import-downloads.ts';
import { factsOfDemoProduct } from './import-facts.ts';
import { demoMediaList } from './import-media.ts';
import { optionsOf } from './import-product-options.ts';
import { sparePartsOf } from './import-spare-parts.ts';
import { variantsOf } from './import-variants.ts';
import { fileName, type References } from './references.ts';

/** Kinds of pictures of a product. */
const pictureKinds: readonly string[] = ['studio', 'rear', 'detail'];

export function productBlueprints(): EntryBlueprint<'products'>[] {
  const downloads = downloadsOfProducts();
  const media = demoMediaList();
  const scenes = media.filter(({ kind }) => kind === 'scene');
  return [...demoProducts(), ...discontinuedDemoProducts()].map((product, index) => {
    const scene = scenes.find(({ skus }) => skus?.includes(product.sku));
    const pictures = media.filter(({ sku, kind }) => sku === product.sku && pictureKinds.includes(kind));
    return {
      reference: `product:${product.sku}`,
      outline: (references) => ({
        title: product.title.nl,
        slug: product.slug.nl,
        articleNumber: product.sku,
        category: categoryOf(product, references),
        position: positionOf(index),
      }),
      shared: (references) => ({
        ...makeOf(product, references),
        ...supplyOf(product),
        ...availabilityOf(product, references),
        category: categoryOf(product, references),
        series: product.series,
        newProduct: product.isNew,
        featuredProduct: product.featured,
        productImages: references.pictures(pictures.filter(({ colour }) => !colour).map(({ file }) => fileName(file))),
        choicePictures: pictures.flatMap(({ file, colour }) =>
          colour ? [{ picture: references.picture(fileName(file)), colour: references.id(`colour:${colour}`) }] : [],
        ),
        impressionImage: scene ? references.picture(scene.file) : null,
        facts: factRows(factsOfDemoProduct(product), references),
        environmental: environmentalFigures(product),
        dimensionalDrawing: references.id(`drawing:${product.sku}.svg`),
        model: references.id(`file:${product.sku}.glb`),
        downloads: references.ids(downloads[product.sku] ?? []),
        relatedProducts: references.ids(product.relatedSkus.map((sku) => `product:${sku}`)),
        relatedProjects: references.ids(product.projects.map((slug) => `project:${slug}`)),
      }),
      texts: (locale, references) => ({
        title: product.title[locale],
        ...(product.neutralName && { neutralName: product.neutralName[locale] }),
        slug: product.slug[locale],
        description: product.description[locale],
        extendedInformation: richTextOf(product.extendedInformation[locale], references),
        certificates: product.certificates.map((text) => inEveryLanguage(text)[locale]),
        norms: product.norms.map((text) => inEveryLanguage(text)[locale]),
        environmental: {
          source: product.sustainability.source[locale],
          dataQuality: inEveryLanguage(product.sustainability.dataQuality)[locale],
          boundary: inEveryLanguage(product.sustainability.boundary)[locale],
        },
      }),
      parts: (id, references) => [
        ...variantsOf(product, id, references),
        ...optionsOf(product.sku, id),
        ...sparePartsOf(product.sku, id),
      ],
    };
  });
}

function categoryOf({ category, subcategory }: DemoProduct, references: References): number {
  return references.id(`category:${category}/${subcategory}`);
}

function makeOf(product: DemoProduct, references: References): Fields<'products'> {
  return {
    lengthMm: product.lengthMm,
    widthMm: product.widthMm,
    heightMm: product.heightMm,
    weightKg: product.weightKg,
    materials: materialRows(product.materials, references),
    mountings: references.ids(product.mounting.map((key) => `mounting:${key}`)),
    embedDepthMm: product.embedDepthMm,
    colours: references.ids(product.colourOptions.map((code) => `colour:${code}`)),
    defaultColour: references.id(`colour:${product.defaultColour}`),
    anyRal: product.anyRal,
  };
}

function supplyOf(product: DemoProduct): Fields<'products'> {
  return {
    ...pickSupplyFigures(product),
    madeIn: product.madeIn,
    sampleAvailable: product.sampleAvailable,
    stock: product.stock,
  };
}

/** Returns the availability of a product that is no longer made (CAT-17). */
function availabilityOf({ discontinued, sparePartsYears = 0 }: DemoProduct, references: References): Fields<'products'> {
  if (!discontinued) return {};
  const { on, successor: sku } = discontinued;
  const entered = { discontinuedOn: on, successorId: references.id(`product:${sku}`), sparePartsYears };
  const { successorId: successor, ...stored } = storedAvailability(entered, on);
  return { ...stored, successor };
}

/** Returns the environmental figures, which all languages share. */
function environmentalFigures({ sustainability }: DemoProduct): Fields<'products'>['environmental'] {
  return {
    co2eKg: sustainability.co2eKgA1A3,
    mkiEur: sustainability.mkiEur,
    recycledContentPercent: sustainability.recycledContentPct,
    detachabilityPercent: sustainability.detachabilityPct,
    date: sustainability.date,
    illustrative: sustainability.illustrative,
  };
}
