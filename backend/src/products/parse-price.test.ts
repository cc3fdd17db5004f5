import { expect, it } from 'vitest';
import { parsePrice, pastedColumn } from './parse-price.ts';

it.each([
  ['1249,50', 'nl', 1249.5],
  ['1249.50', 'nl', 1249.5],
  ['1040', 'nl', 1040],
  ['1.040', 'nl', 1040],
  ['1.040,50', 'de', 1040.5],
  ['12.345.678,9', 'nl', 12_345_678.9],
  ['€ 1040,5', 'nl', 1040.5],
  ['19.99', 'nl', 19.99],
  ['0,05', 'nl', 0.05],
  ['1700,456', 'nl', 1700.456],
  ['930,456', 'nl', 930.456],
  ['930,456', 'en', 930_456],
  ['1,040.50', 'en', 1040.5],
  ['1.040', 'en', 1.04],
  ['19,99', 'en', 19.99],
])('EDT-03 %j is in %s the amount %d', (text, language, amount) => {
  expect(parsePrice(text, language)).toBe(amount);
});

it.each(['', '-5', '1.040.50', '1,2,3', '1545,5O', '12 stuks', '=A1*2', '1e3', '0.125', '1,249.50'])(
  'EDT-03 %j is no amount',
  (text) => {
    expect(parsePrice(text, 'nl')).toBeUndefined();
  },
);

it('EDT-03 a pasted range is its first column', () => {
  expect(pastedColumn('920\t30\r\n1.075\t35\r\n')).toEqual(['920', '1.075']);
});
