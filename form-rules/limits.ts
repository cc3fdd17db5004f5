import type { FormField } from './form-definition.ts';

/** Limits of every form, in addition to its own. Characters count as for a browser's `maxlength`: in UTF-16 units. */
export const limits = {
  singleLine: 500,
  multiLine: 10_000,
  email: 254,
  namePart: 100,
  phone: 40,
  number: 30,
  /** Maximum Int of PostgreSQL and GraphQL. */
  maxInt: 2_147_483_647,
  /** Maximum number that keeps its decimals. */
  maxNumber: 1_000_000_000,
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

/** Returns the maximum number of characters of a field, for each of its parts: its `maxlength` (FRM-09). */
export function characterLimit(field: FormField): number {
  const maxLength = general[field.type] ?? limits.singleLine;
  return 'limit' in field && field.limit && field.limitType === 'characters' && field.limitAmount
    ? Math.min(field.limitAmount, maxLength)
    : maxLength;
}

/** Returns the maximum number of words of a field; null without a word limit. */
export function wordLimit(field: FormField): number | null {
  return 'limit' in field && field.limit && field.limitType === 'words' ? field.limitAmount : null;
}
