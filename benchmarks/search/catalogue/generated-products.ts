import {
  byId,
  type DemoProduct,
  demoColours,
  demoMaterials,
  demoMountings,
  demoProducts,
  standardPalette,
} from './demo-facts.ts';
import { greenTypes } from './green-types.ts';
import { oneOf, seeded, shuffled } from './seeded.ts';
import { sittingTypes } from './sitting-types.ts';
import { streetTypes } from './street-types.ts';
import type { ProductType } from './type-table.ts';
import { materialWords, modifiers, places, remarks, seriesHeads, seriesTails, type Texts } from './words.ts';

/** All product types of the large catalogue. */
export const productTypes: readonly ProductType[] = [...sittingTypes, ...greenTypes, ...streetTypes];

/** Returns the type of a demo product. Throws if it has none. */
export function typeOfDemo(sku: string): ProductType {
  const type = productTypes.find(({ skus }) => skus.includes(sku));
  if (!type) throw new Error(`no type of product holds ${sku}`);
  return type;
}

/** Generated product of a known type. It is based on the demo product `like`, and has different texts. */
export type GeneratedProduct = Omit<DemoProduct, 'category' | 'subcategory'> & {
  like: string;
  type: ProductType;
  traits: string[];
};

type Random = () => number;

const texts = (make: (locale: keyof Texts) => string): Texts => ({ nl: make('nl'), en: make('en'), de: make('de') });

/** Colour of each material that has only one. */
const ownColours: Record<string, string> = { corten: 'CORTEN', 'steel-galv': 'GALV', uhpc: 'RAL 7044' };

/** Returns the slug of a title. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function coloursOf(random: Random, material: string): string[] {
  const own = ownColours[material];
  if (own) return [own];
  const special = demoColours.filter(({ code }) => code.startsWith('RAL') && !standardPalette.includes(code));
  return [...standardPalette, ...(random() < 0.4 ? [oneOf(random, special).code] : [])];
}

/**
 * Returns a title of series and name. As in real catalogues, only some titles also have a modifier, the material or the length.
 */
function titleOf(random: Random, type: ProductType, series: string, material: string, length: number) {
  const place = Math.floor(random() * type.nouns.nl.length);
  const fitting = modifiers.filter(({ families }) => families.some((family) => type.families.includes(family)));
  const modifier = random() < 0.3 && fitting.length > 0 ? oneOf(random, fitting) : undefined;
  const word = random() < 0.45 ? byId(materialWords, material) : undefined;
  const measure = random() < 0.35 ? String(length) : '';
  const title = texts((locale) => {
    const noun = type.nouns[locale][place] ?? '';
    const parts = locale === 'en' ? [series, word?.en, noun, modifier?.en] : [series, noun, modifier?.[locale], word?.[locale]];
    return [...parts, measure].filter(Boolean).join(' ');
  });
  return { title, traits: modifier ? [modifier.id] : [] };
}

function descriptionOf(random: Random, type: ProductType, material: string): Texts {
  const [place, further] = shuffled(random, places);
  const chosen = shuffled(random, remarks).slice(0, 2);
  const made = byId(demoMaterials, material);
  const intended: Texts = {
    nl: `Geschikt voor ${place?.nl} en ${further?.nl}.`,
    en: `For ${place?.en} and ${further?.en}.`,
    de: `Für ${place?.de} und ${further?.de}.`,
  };
  return texts((locale) =>
    [
      type.sentence[locale],
      intended[locale],
      `${made.name[locale]}: ${made.description[locale]}`,
      ...chosen.map((c) => c[locale]),
    ].join(' '),
  );
}

function generate(random: Random, index: number, type: ProductType, series: string): GeneratedProduct {
  const like = demoProducts.find(({ sku }) => sku === type.like);
  if (!like) throw new Error(`${type.id} is like ${type.like}, which the demo lacks`);
  const material = oneOf(random, type.materials);
  const sku = `BM-${10_000 + index * 3}`;
  const lengths = [900, 1200, 1500, 1800, 2000, 2400, 3000, 3600];
  const first = Math.floor(random() * (lengths.length - 3));
  const sizes = lengths.slice(first, first + 1 + Math.floor(random() * 3));
  const { title, traits } = titleOf(random, type, series, material, sizes[0] ?? 0);
  return {
    sku,
    type,
    like: like.sku,
    series,
    traits,
    title,
    slug: texts((locale) => `${slugOf(title[locale])}-${index}`),
    description: descriptionOf(random, type, material),
    materials: [
      { id: material },
      ...(type.families.includes('seating') && material !== 'steel-galv-pc' ? [{ id: 'steel-galv-pc' }] : []),
    ],
    mounting: shuffled(
      random,
      demoMountings.map(({ id }) => id).filter((id) => like.mounting.includes(id)),
    ).slice(0, 2),
    colourOptions: coloursOf(random, material),
    variants: sizes.map((size, place) => ({ sku: `${sku}-0${place + 1}`, label: texts(() => `${size} mm`) })),
  };
}

/** Returns generated products, the same ones in every run. A series has five to twelve products of different types. */
export function generatedProducts(count: number, seed = 11): GeneratedProduct[] {
  const random = seeded(seed);
  const names = shuffled(
    random,
    seriesHeads.flatMap((head) => seriesTails.map((tail) => head + tail)),
  );
  const products: GeneratedProduct[] = [];
  while (products.length < count) {
    const series = names.pop();
    if (!series) throw new Error('there are not as many names of series');
    const types = shuffled(random, productTypes).slice(0, 5 + Math.floor(random() * 8));
    for (const type of types.slice(0, count - products.length)) products.push(generate(random, products.length, type, series));
  }
  return products;
}
