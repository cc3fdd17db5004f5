import { expect, it } from 'vitest';
import { demoReferences } from './demo-blueprints.ts';
import { type DemoMaterialShare, demoProducts, discontinuedDemoProducts } from './demo-product.ts';
import { materialBlueprints, mountingBlueprints } from './import-dictionaries.ts';
import { factsOfDemoProduct } from './import-facts.ts';
import { productBlueprints } from './import-products.ts';

const references = demoReferences();
const products = productBlueprints();
const bench = products.find(({ reference }) => reference === 'product:BM-1010');
if (!bench) throw new Error('the bench is missing');

it('API-09 imports the figures of a product into the fields of the content model', () => {
  expect(bench.outline(references)).toMatchObject({
    articleNumber: 'BM-1010',
    category: references.id('category:seating/benches-backrest'),
    position: 10,
  });
  const shared = bench.shared(references);
  expect(shared).toMatchObject({
    lengthMm: 1800,
    widthMm: 640,
    heightMm: 835,
    weightKg: 61,
    embedDepthMm: 400,
    anyRal: true,
    newProduct: false,
    featuredProduct: true,
    leadTimeStandardWeeks: 6,
    leadTimeSpecialWeeks: 8,
    warrantyYears: 5,
    sparePartsYears: 15,
    designYear: 2012,
    madeIn: 'NL',
    stock: false,
    materials: [
      { material: references.id('material:fsc-hardwood'), shareKg: 34 },
      { material: references.id('material:steel-galv-pc'), shareKg: 27 },
    ],
    environmental: {
      co2eKg: 98.9,
      mkiEur: 11.87,
      recycledContentPercent: 13,
      detachabilityPercent: 100,
      date: '2026-11',
      illustrative: true,
    },
    dimensionalDrawing: references.id('drawing:BM-1010.svg'),
    model: references.id('file:BM-1010.glb'),
    relatedProjects: references.ids(['project:brinkpark-oost', 'project:gartenband-west']),
  });
  expect(shared.colours).toHaveLength(7);
  expect(shared.downloads).toHaveLength(4);
  expect(shared.impressionImage).toBe(references.picture('scenes/park.jpg'));
});

it('CAT-06 imports prices into variants only, and ordering information into the members-only field', () => {
  const variants = bench.parts?.(1, references) ?? [];
  expect(variants.slice(0, 3).map(({ fields }) => fields)).toMatchObject([
    { sku: 'BM-1010-01', product: 1, priceEur: 890, lengthMm: 1800, co2eKg: 98.9 },
    { sku: 'BM-1010-02', product: 1, priceEur: 1040, lengthMm: 2400 },
    { sku: 'BM-1010-03', product: 1, priceEur: 1190, lengthMm: 3000 },
  ]);
  const { extendedInformation, ...open } = bench.texts('en', references);
  expect(JSON.stringify(extendedInformation)).toContain('BM-1010-S01');
  expect(JSON.stringify({ ...open, ...bench.shared(references) })).not.toMatch(/1040|1190/);
  const parts = products.flatMap((product) => product.parts?.(1, references) ?? []);
  expect(Map.groupBy(parts, ({ collection }) => collection)).toMatchObject({ size: 3 });
  expect(parts.filter(({ collection }) => collection === 'variants')).toHaveLength(63);
  expect(parts.filter(({ collection }) => collection === 'spareParts')).toHaveLength(45);
  expect(parts.filter(({ collection }) => collection === 'productOptions')).toHaveLength(66);
});

it('CAT-10 imports shares that add up to each variant’s weight and determine its CO2 as for its product', () => {
  const factors = new Map(
    materialBlueprints().map(({ reference, fields }) => [reference, fields(references).kgCo2ePerKg as number]),
  );
  const weightOf = (shares: DemoMaterialShare[]) => shares.reduce((sum, { kg }) => sum + kg, 0);
  const co2Of = (shares: DemoMaterialShare[]) =>
    shares.reduce((sum, { id, kg }) => sum + kg * (factors.get(`material:${id}`) ?? Number.NaN), 0);
  for (const { materials, sustainability, variants } of [...demoProducts(), ...discontinuedDemoProducts()])
    for (const variant of variants) {
      const shares = variant.materials ?? materials;
      expect(weightOf(shares), variant.sku).toBeCloseTo(variant.weightKg, 6);
      const expected = (co2Of(shares) * sustainability.co2eKgA1A3) / co2Of(materials);
      expect(Math.abs(variant.co2eKgA1A3 - expected) / expected, variant.sku).toBeLessThan(0.005);
    }
});

it('CAT-10 CAT-15 assigns files with the measures of one variant to that variant', () => {
  const own = bench.parts?.(1, references).flatMap(({ fields }) => ('sku' in fields ? [[fields.sku, fields.downloads]] : []));
  const filesOf = (model: string) => ['2d', 'ifc', 'glb'].map((kind) => `download:${model}-${kind}` as const);
  expect(own).toEqual([
    ['BM-1010-01', references.ids(filesOf('BM-1010'))],
    ['BM-1010-02', references.ids(filesOf('BM-1010-02'))],
    ['BM-1010-03', references.ids(filesOf('BM-1010-03'))],
  ]);
});

it('CAT-19 four products have a picture in each of their colours, and twelve have a third picture', () => {
  const all = productBlueprints().map(({ reference, shared }) => ({ reference, ...shared(references) }));
  const ofColours = all.filter(({ choicePictures }) => choicePictures?.length);
  expect(ofColours.map(({ reference }) => reference)).toEqual(
    ['BM-1010', 'BM-3010', 'BM-6010', 'BM-7010'].map((sku) => `product:${sku}`),
  );
  for (const { choicePictures, colours, defaultColour } of ofColours)
    expect([defaultColour, ...(choicePictures ?? []).map(({ colour }) => colour)].toSorted()).toEqual(colours?.toSorted());
  expect(all.filter(({ productImages }) => productImages?.length === 3)).toHaveLength(12);
});

it('CAT-09 imports different prices for the variants of seven products', () => {
  const differing = demoProducts().filter(
    ({ variants }) => new Set(variants.map((variant) => variant.guidePriceEurExVat)).size > 1,
  );
  expect(differing).toHaveLength(7);
});

const factsOf = (sku: string) => {
  const product = demoProducts().find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`${sku} is missing`);
  return factsOfDemoProduct(product);
};

it('CAT-17 imports three discontinued products with their day, a successor that is made, and the years of spare parts', () => {
  const made = new Set(demoProducts().map(({ sku }) => sku));
  const discontinued = products.filter(({ reference }) => !made.has(reference.replace('product:', '')));
  const stored = discontinued.map(({ reference, shared }) => ({ reference, ...shared(references) }));
  const ended = { availability: 'discontinued' } as const;
  expect(stored).toMatchObject([
    {
      ...{ reference: 'product:BM-1070', ...ended, discontinuedOn: '2022-01-01', sparePartsUntil: 2037 },
      successor: references.id('product:BM-1030'),
    },
    {
      ...{ reference: 'product:BM-3070', ...ended, discontinuedOn: '2018-07-01', sparePartsUntil: 2033 },
      successor: references.id('product:BM-3010'),
    },
    {
      ...{ reference: 'product:BM-6070', ...ended, discontinuedOn: '2022-07-01', sparePartsUntil: 2037 },
      successor: references.id('product:BM-6010'),
    },
  ]);
  for (const { sku, discontinued: end, designYear = 0 } of discontinuedDemoProducts()) {
    const successor = demoProducts().find((product) => product.sku === end?.successor);
    const endYear = Number(end?.on.slice(0, 4));
    expect(designYear, sku).toBeLessThan(endYear);
    expect(Math.abs((successor?.designYear ?? 0) - endYear), `${sku} ends when its successor begins`).toBeLessThanOrEqual(2);
  }
  expect(bench.shared(references).availability).toBeUndefined();
});

it('CAT-02 imports facts without their own field as dictionary values', () => {
  expect(factsOf('BM-1010')).toEqual(
    expect.arrayContaining([
      { key: 'seatHeightMm', number: 455 },
      { key: 'armrests', text: 'optional' },
      { key: 'backrest', boolean: true },
      { key: 'seats', number: 3 },
    ]),
  );
  expect(factsOf('BM-1050')).toContainEqual({ key: 'backrest', text: 'optional' });
  expect(factsOf('BM-1020')).toContainEqual({ key: 'backrest', boolean: false });
});

it('CAT-02 imports wheelchair access only where it is known', () => {
  const stated = demoProducts().flatMap((product) =>
    factsOfDemoProduct(product).filter(({ key }) => key === 'wheelchairAccessible'),
  );
  expect(stated.filter(({ boolean }) => boolean)).toHaveLength(5);
  expect(factsOf('BM-6010').map(({ key }) => key)).not.toContain('wheelchairAccessible');
  expect(factsOf('BM-1010').map(({ key }) => key)).not.toContain('wheelchairAccessible');
});

it('CAT-02 assigns each fact to as many products as the demo content does', () => {
  const carriers = (key: string) =>
    demoProducts().filter((product) => factsOfDemoProduct(product).some((fact) => fact.key === key)).length;
  expect([carriers('seatHeightMm'), carriers('armrests'), carriers('backrest')]).toEqual([11, 7, 9]);
});

it('CAT-10 uses mounting texts that fit every product: they name no part or measure of a particular one', () => {
  const particular =
    /\d|\b(poten|poot|stelpoten|voetplaat|consoles?|legs?|feet|base plate|brackets?|Beine?|Stellfüße|Fußplatte|Konsolen?)\b/iu;
  const general = mountingBlueprints().filter(({ reference }) => reference !== 'mounting:post');
  expect(general).toHaveLength(4);
  for (const { reference, fields } of general) {
    const { description } = fields(references);
    for (const text of Object.values(description ?? {})) expect(text, reference).not.toMatch(particular);
  }
});
