type Schema = { readonly [keyword: string]: unknown };

const text: Schema = { type: 'string' };
const id: Schema = { type: 'integer' };
const flag: Schema = { type: 'boolean' };
const href: Schema = { type: 'string', format: 'uri' };

/** Returns a schema that also accepts null, for a value that is not known. */
const optional = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] });
const number = optional({ type: 'number' });
const integer = optional({ type: 'integer' });
const list = (items: Schema): Schema => ({ type: 'array', items });

/** Returns the schema of an object that has all properties. Later versions may add some. */
const object = (properties: Record<string, Schema>, others: Schema = {}): Schema => ({
  type: 'object',
  properties: { ...properties, ...others },
  required: Object.keys(properties),
});

const dimensions = {
  ...object({ lengthMm: integer, widthMm: integer, heightMm: integer }),
  description: 'Outer measures in mm.',
};
const materials = list(object({ title: text, standard: optional(text), shareKg: number }));

const variant = object(
  {
    id,
    articleNumber: text,
    title: text,
    dimensions,
    weightKg: number,
    co2eKg: { ...number, description: 'kg CO2-equivalent.' },
    mkiEur: { ...number, description: 'Environmental cost indicator, EUR.' },
    materials: { ...optional(materials), description: 'Null if the materials of the product apply.' },
  },
  { priceEur: { ...number, description: 'EUR net, ex VAT, freight and installation. Only with a key.' } },
);

const option = object(
  {
    id,
    articleNumber: text,
    title: text,
    weightKg: { ...number, description: 'Added to the weight of the product; null if it adds none.' },
    excludes: { ...list(text), description: 'Article numbers of options that cannot be chosen with it.' },
    requires: { ...list(text), description: 'Article numbers of options that must be chosen with it.' },
  },
  { priceEur: { ...number, description: 'Added to the price of the product, EUR net. Only with a key.' } },
);

const environmental = object({
  co2eKg: number,
  mkiEur: number,
  recycledContentPercent: number,
  detachabilityPercent: number,
  boundary: text,
  source: text,
  date: { ...text, description: 'Year and month.' },
  isIllustrative: { ...flag, description: 'Must be shown beside the figures.' },
});

const supply = object({
  leadTimeStandardWeeks: integer,
  leadTimeSpecialWeeks: integer,
  warrantyYears: integer,
  sparePartsYears: integer,
  madeIn: optional(text),
});

const product = object({
  id,
  articleNumber: text,
  title: text,
  series: optional(text),
  description: optional(text),
  isNew: flag,
  url: href,
  translations: list(object({ language: text, url: href })),
  categories: { ...list(object({ id, title: text, url: href })), description: 'The category, before its subcategory.' },
  dimensions,
  weightKg: number,
  materials,
  colours: list(object({ code: text, title: text, hex: text, isStandard: flag })),
  isInAnyRalColour: flag,
  mountings: list(object({ key: text, title: text })),
  specifications: list(object({ key: text, name: text, value: text, unit: optional(text) })),
  supply,
  environmental: optional(environmental),
  norms: list(text),
  certificates: list(text),
  pictures: list(object({ url: href, alt: text, width: id, height: id })),
  drawingUrl: optional(href),
  modelUrl: optional(href),
  downloads: list(object({ title: text, kind: text, url: href })),
  options: list(option),
  variants: list(variant),
  updatedAt: { type: 'string', format: 'date-time' },
});

/** JSON Schema of the feed. A change that breaks it gets a new version and a new address. */
export const feedSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Product feed',
  ...object({
    $schema: href,
    version: { const: 1 },
    language: { ...text, description: 'Language tag of all texts.' },
    next: { ...optional(href), description: 'Address of the next page; null on the last one.' },
    products: { ...list(product), maxItems: 100 },
  }),
};
