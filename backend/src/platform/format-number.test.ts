import { expect, it } from 'vitest';
import { formatAmount } from './format-number.ts';

it.each([
  [85.5, 'nl', '85,50'],
  [1125.5, 'de', '1125,50'],
  [1125.5, 'en', '1125.50'],
  [85, 'nl', '85'],
  [0, 'nl', '0'],
  [85.505, 'nl', '85,505'],
])('EDT-14 the amount %d has no decimals or at least two in %s', (value, language, text) => {
  expect(formatAmount(value, language)).toBe(text);
});
