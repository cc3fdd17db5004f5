import { expect, test } from 'vitest';
import type { SpecificationTextFragment } from '../../../platform/generated/operations-types.ts';
import { specifiedChoice } from './specified-choice.ts';

const bench = {
  ...{ id: 1, title: 'Meent parkbank', sku: 'BM-1010', series: 'Meent', neutralName: 'parkbank', maker: 'Brinkmeent' },
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  weightKg: 61,
  variants: [{ sku: 'BM-1010-02', dimensions: { lengthMm: 2400, widthMm: 640, heightMm: 835 }, weightKg: 79.5 }],
  specifications: [{ key: 'seatHeightMm', name: 'Zithoogte', value: '455', unit: 'mm' }],
  colours: [{ code: 'RAL 7016', title: 'Antracietgrijs' }],
  mountings: [{ key: 'in-ground', title: 'Ingraven' }],
  options: [{ number: 'BM-1-L1', title: 'Armleuning', weightKg: 2 }],
  materials: [{ title: 'FSC-hardhout', standard: 'EN 350' }],
  ...{ norms: ['EN 1176'], certificates: ['FSC'] },
  supply: { embedDepthMm: 400, warrantyYears: 5, sparePartsYears: 15, maintenanceIntervalMonths: 24 },
} as unknown as SpecificationTextFragment;

test('CAT-14 the texts state the chosen variant, colour and mounting', () => {
  expect(specifiedChoice(bench, { variant: 'BM-1010-02', colour: 'RAL 7016', mounting: 'in-ground' })).toMatchObject({
    ...{ articleNumber: 'BM-1010-02', lengthMm: 2400, weightKg: 79.5, colour: 'RAL 7016 Antracietgrijs' },
    ...{ mounting: 'Ingraven', embedDepthMm: 400, norms: ['EN 1176', 'FSC'], sparePartsYears: 15 },
  });
});

test('CAT-14 without a choice the texts state the product, and no depth without a mounting in the ground', () => {
  expect(specifiedChoice(bench, { colour: 'RAL' })).toMatchObject({
    ...{ articleNumber: 'BM-1010', lengthMm: 1800, weightKg: 61, colour: 'any', mounting: undefined, embedDepthMm: null },
  });
});
