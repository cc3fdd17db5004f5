/** Keys of the facts that are derived from a product's own fields and variants. */
export const factsOfFields = [
  'material',
  'mounting',
  'series',
  'lengthMm',
  'heightMm',
  'weightKg',
  'colour',
  'leadTimeWeeks',
  'recycledContentPercent',
  'highlight',
] as const;

export type FactOfFields = (typeof factsOfFields)[number];
