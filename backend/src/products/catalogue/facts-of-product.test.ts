import { expect, it } from 'vitest';
import { type FactSource, factsOfProduct } from './facts-of-product.ts';

const bench: FactSource = {
  lengthMm: 1800,
  heightMm: 835,
  weightKg: 61,
  series: 'Meent',
  newProduct: false,
  featuredProduct: true,
  leadTimeStandardWeeks: 6,
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
  variants: [
    { lengthMm: 1800, heightMm: 835, weightKg: 61 },
    { lengthMm: 2400, heightMm: 835, weightKg: 79 },
  ],
};

it('CAT-02 a product is found by the measures of every variant, its materials, and the dictionary', () => {
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
    seatHeightMm: [455],
    backrest: ['true'],
    armrests: ['optional'],
  });
});

it('CAT-02 a fact without a value is absent, so that no filter finds it', () => {
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
