import { factsOfSupply } from './supply-figures.ts';

/** Keys of the facts that are derived from a product's own fields and variants. */
export const factsOfFields = [
  'material',
  'mounting',
  'series',
  'lengthMm',
  'heightMm',
  'weightKg',
  'colour',
  'recycledContentPercent',
  'highlight',
  ...factsOfSupply,
] as const;

export type FactOfFields = (typeof factsOfFields)[number];
