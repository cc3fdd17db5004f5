import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { supplyFigureNames, supplyFigures } from '../products/supply-figures.ts';
import type { Dictionary, ImportedFact } from './dictionary.ts';
import type { ImportColumn, RecordKind, ValueRule } from './import-column.ts';

type Options = Pick<ImportColumn, 'isKey' | 'isRequired' | 'width'>;

const text = (maxLength: number, pattern?: RegExp): ValueRule => ({ type: 'text', maxLength, ...(pattern && { pattern }) });
const number = (max: number, decimals: number, min = 0): ValueRule => ({ type: 'number', min, max, decimals });
const flag: ValueRule = { type: 'flag' };

function column(kind: RecordKind, field: string, label: Label, value: ValueRule, options: Options = {}): ImportColumn {
  return { key: `${kind}.${field}`, kind, field, label, value, ...options };
}

/** Returns one column per language. A new document needs the text in the first one. */
const perLanguage = (kind: RecordKind, field: string, label: Label, maxLength: number, options: Options = {}): ImportColumn[] =>
  localeCodes.map((locale: LocaleCode) => ({
    ...column(kind, field, label, text(maxLength), options),
    key: `${kind}.${field}.${locale}`,
    locale,
  }));

/** Returns a label of a field of the product, which has its place beside those of the variant. */
const ofProduct = ({ nl, en, de }: Label): Label => ({ nl: `Product: ${nl}`, en: `Product: ${en}`, de: `Produkt: ${de}` });

const measures: readonly (readonly [string, Label, number])[] = [
  ['lengthMm', { nl: 'Lengte (mm)', en: 'Length (mm)', de: 'Länge (mm)' }, 0],
  ['widthMm', { nl: 'Breedte (mm)', en: 'Width (mm)', de: 'Breite (mm)' }, 0],
  ['heightMm', { nl: 'Hoogte (mm)', en: 'Height (mm)', de: 'Höhe (mm)' }, 0],
  ['weightKg', { nl: 'Gewicht (kg)', en: 'Weight (kg)', de: 'Gewicht (kg)' }, 3],
];

const measureColumns = (kind: RecordKind, labelOf: (label: Label) => Label): ImportColumn[] =>
  measures.map(([field, label, decimals]) => column(kind, field, labelOf(label), number(100_000, decimals)));

/** Returns a column per fact. A list fact has several values, separated by semicolons. */
function factColumns(kind: RecordKind, facts: readonly ImportedFact[], labelOf: (label: Label) => Label): ImportColumn[] {
  return facts.map((fact) => {
    const unit = fact.unit === null ? '' : ` (${fact.unit})`;
    const label = { nl: `${fact.label.nl}${unit}`, en: `${fact.label.en}${unit}`, de: `${fact.label.de}${unit}` };
    const value: ValueRule =
      fact.kind === 'range' ? number(1_000_000, 6, -1_000_000) : { type: 'choice', choices: fact.values, hasMany: true };
    return column(kind, `fact.${fact.key}`, labelOf(label), value);
  });
}

const titleLabel: Label = { nl: 'Titel', en: 'Title', de: 'Titel' };
const position: Label = { nl: 'Volgorde', en: 'Position', de: 'Reihenfolge' };

/** Columns of the variants. Prices are net, in EUR. */
const variantColumns = (facts: readonly ImportedFact[]): ImportColumn[] => [
  ...perLanguage('variants', 'title', titleLabel, limits.title, { isRequired: true, width: 30 }),
  column('variants', 'priceEur', { nl: 'Prijs (€)', en: 'Price (€)', de: 'Preis (€)' }, number(1_000_000, 2)),
  ...measureColumns('variants', (label) => label),
  column(
    'variants',
    'co2eKg',
    { nl: 'CO₂-equivalent (kg)', en: 'CO₂ equivalent (kg)', de: 'CO₂-Äquivalent (kg)' },
    number(1_000_000, 6),
  ),
  column(
    'variants',
    'mkiEur',
    { nl: 'MKI (€)', en: 'Environmental cost indicator (€)', de: 'Umweltkostenindikator (€)' },
    number(1_000_000, 6),
  ),
  column('variants', 'position', position, number(limits.position, 0)),
  ...factColumns('variants', facts, (label) => label),
];

/** Columns of the products. Those without a language apply to all languages. */
const productColumns = ({ facts, mountings, categories }: Dictionary): ImportColumn[] => [
  ...perLanguage('products', 'title', ofProduct(titleLabel), limits.title, { isRequired: true, width: 30 }),
  ...perLanguage(
    'products',
    'description',
    ofProduct({ nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' }),
    limits.text,
    {
      width: 50,
    },
  ),
  ...perLanguage(
    'products',
    'seo.metaTitle',
    ofProduct({ nl: 'Paginatitel', en: 'Page title', de: 'Seitentitel' }),
    limits.title,
  ),
  ...perLanguage(
    'products',
    'seo.metaDescription',
    ofProduct({
      nl: 'Omschrijving voor zoekmachines',
      en: 'Description for search engines',
      de: 'Beschreibung für Suchmaschinen',
    }),
    320,
  ),
  column(
    'products',
    'category',
    ofProduct({ nl: 'Categorie', en: 'Category', de: 'Kategorie' }),
    { type: 'choice', choices: categories, hasMany: false },
    { isRequired: true, width: 30 },
  ),
  column('products', 'series', ofProduct({ nl: 'Serie', en: 'Series', de: 'Serie' }), text(limits.line)),
  ...measureColumns('products', ofProduct),
  column('products', 'mountings', ofProduct({ nl: 'Montage', en: 'Mounting', de: 'Montage' }), {
    ...{ type: 'choice', choices: mountings, hasMany: true },
  }),
  column(
    'products',
    'embedDepthMm',
    ofProduct({ nl: 'Diepte in de grond (mm)', en: 'Depth in the ground (mm)', de: 'Einbautiefe (mm)' }),
    number(10_000, 0),
  ),
  ...supplyFigureNames.map((name) => {
    const { label, min, max } = supplyFigures[name];
    return column('products', name, ofProduct(label), number(max, 0, min));
  }),
  column(
    'products',
    'madeIn',
    ofProduct({ nl: 'Gemaakt in (landcode)', en: 'Made in (country code)', de: 'Hergestellt in (Ländercode)' }),
    text(2),
  ),
  column('products', 'stock', ofProduct({ nl: 'Op voorraad', en: 'In stock', de: 'Ab Lager' }), flag),
  column('products', 'newProduct', ofProduct({ nl: 'Nieuw', en: 'New', de: 'Neu' }), flag),
  column('products', 'featuredProduct', ofProduct({ nl: 'Uitgelicht', en: 'Featured', de: 'Empfohlen' }), flag),
  ...factColumns('products', facts, ofProduct),
];

/** Returns the columns of a file of the catalogue, which has one row per variant. */
export function catalogueColumns(dictionary: Dictionary): ImportColumn[] {
  const key = text(limits.key);
  return [
    column('variants', 'sku', { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer' }, key, { isKey: true, width: 18 }),
    column(
      'products',
      'articleNumber',
      { nl: 'Product: artikelnummer', en: 'Product: item number', de: 'Produkt: Artikelnummer' },
      key,
      { isKey: true, width: 18 },
    ),
    ...variantColumns(dictionary.facts),
    ...productColumns(dictionary),
  ];
}
