import { expect, it } from 'vitest';
import { type FactSource, factsOfProduct, type VariantSource, variantFacts } from './facts-of-product.ts';

const variant = (sku: string, lengthMm: number, weightKg: number): VariantSource => ({
  ...{ sku, lengthMm, widthMm: 640, heightMm: 835, weightKg },
  ...{ materialKeys: [], dictionary: [] },
});

const bench: FactSource = {
  lengthMm: 1800,
  heightMm: 835,
  weightKg: 61,
  series: 'Meent',
  newProduct: false,
  featuredProduct: true,
  supply: { leadTimeStandardWeeks: 6, warrantyYears: 5 },
  recycledContentPercent: 0,
  materialKeys: ['fsc-hardwood'],
  mountingKeys: ['in-ground', 'surface'],
  colourKeys: ['ral-7016'],
  anyRal: true,
  dictionary: [
    { key: 'seatHeightMm', value: 455 },
    { key: 'backrest', value: true },
    { key: 'armrests', value: 'optional' },
  ],
  variants: [variant('B-01', 1800, 61), { ...variant('B-02', 2400, 79), dictionary: [{ key: 'seatHeightMm', value: 470 }] }],
};

it('CAT-02 derives facts from the measures of every variant, the materials and the dictionary', () => {
  expect(factsOfProduct(bench)).toEqual({
    material: ['fsc-hardwood'],
    mounting: ['in-ground', 'surface'],
    series: ['Meent'],
    lengthMm: [1800, 2400],
    heightMm: [835],
    weightKg: [61, 79],
    colour: ['ral-7016', 'any-ral'],
    leadTimeWeeks: [6],
    recycledContentPercent: [0],
    highlight: ['featured'],
    seatHeightMm: [455, 470],
    backrest: ['true'],
    armrests: ['optional'],
  });
});

it('CAT-02 omits a fact without a value, so that no filter finds it', () => {
  const bare = factsOfProduct({
    ...bench,
    series: null,
    heightMm: null,
    weightKg: undefined,
    variants: [],
    highlight: [],
  } as FactSource);
  expect(Object.keys(bare)).not.toContain('series');
  expect(Object.keys(bare)).not.toContain('heightMm');
});

it('CAT-11 stores the facts in which variants differ, where a variant’s own value replaces the product’s value', () => {
  expect(variantFacts(bench)).toEqual([
    {
      sku: 'B-01',
      lengthMm: 1800,
      widthMm: 640,
      heightMm: 835,
      facts: { lengthMm: [1800], weightKg: [61], seatHeightMm: [455] },
    },
    {
      sku: 'B-02',
      lengthMm: 2400,
      widthMm: 640,
      heightMm: 835,
      facts: { lengthMm: [2400], weightKg: [79], seatHeightMm: [470] },
    },
  ]);
});

it('CAT-11 stores no variants if they do not differ in any filterable fact', () => {
  expect(variantFacts({ ...bench, variants: [variant('B-01', 1800, 61)] })).toBeNull();
  expect(variantFacts({ ...bench, variants: [variant('B-01', 1800, 61), variant('B-02', 1800, 61)] })).toBeNull();
  expect(variantFacts({ ...bench, variants: [] })).toBeNull();
});
