import type { FormField } from './form-definition.ts';

/** What holds for every form, also where it sets no limit of its own. Characters count as a browser's `maxlength` does: in UTF-16 units. */
export const limits = {
  singleLine: 500,
  multiLine: 10_000,
  email: 254,
  namePart: 100,
  phone: 40,
  number: 30,
  /** What PostgreSQL and GraphQL hold as an Int. */
  largestInt: 2_147_483_647,
  /** Up to here a number keeps its decimals. */
  largestNumber: 1_000_000_000,
  choices: 50,
  files: 10,
  fileName: 200,
} as const;

const general: Partial<Record<FormField['type'], number>> = {
  MultiLineText: limits.multiLine,
  Hidden: limits.multiLine,
  Email: limits.email,
  Name: limits.namePart,
  Phone: limits.phone,
  Number: limits.number,
};

/** The most characters that a field takes, in each of its parts: its `maxlength` (FRM-09). */
export function characterLimit(field: FormField): number {
  const most = general[field.type] ?? limits.singleLine;
  return 'limit' in field && field.limit && field.limitType === 'characters' && field.limitAmount
    ? Math.min(field.limitAmount, most)
    : most;
}

/** The most words that a field takes; null where none are counted. */
export function wordLimit(field: FormField): number | null {
  return 'limit' in field && field.limit && field.limitType === 'words' ? field.limitAmount : null;
}
