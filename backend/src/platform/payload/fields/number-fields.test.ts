import type { NumberFieldSingleValidation } from 'payload';
import { expect, it } from 'vitest';
import { euros } from './number-fields.ts';

const label = { nl: 'Prijs', en: 'Price', de: 'Preis' };
const { validate, min, max } = euros('price', label, { min: 0, max: 1_000_000 });

const refusal = (value: number) =>
  (validate as NumberFieldSingleValidation)(value, { min, max, req: { i18n: { language: 'nl' }, t: String } } as never);

it.each([0, 1685.5, 1700.45, 0.29, 999_999.99])('CAT-09 %d is a valid amount of money', (amount) => {
  expect(refusal(amount)).toBe(true);
});

it.each([1700.456, 0.001, 999_999.999])('CAT-09 %d has more than two decimals and is refused', (amount) => {
  expect(refusal(amount)).toBe('Een bedrag heeft hoogstens twee decimalen.');
});
