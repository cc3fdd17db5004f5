import { expect, it } from 'vitest';
import { parseInteger, parseNumber, steppedNumber } from './typed-number.ts';

it.each([
  ['6,5', 6.5],
  ['6.5', 6.5],
  [' 65 ', 65],
  ['6,', 6],
  ['-4.895168', -4.895168],
  ['−0,5', -0.5],
  ['52,379189', 52.379189],
])('EDT-14 the number %j is read with a decimal comma and point alike', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', '-', 'zes', '6,5,1', '1.040,5', '6,5 m', '1e3', 'Infinity'])('EDT-14 the text %j is no number', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});

it('EDT-14 an arrow key moves a number one step, within its bounds', () => {
  expect(steppedNumber(2, 1, {})).toBe(3);
  expect(steppedNumber(0.1, 1, { step: 0.2 })).toBe(0.3);
  expect(steppedNumber(100, 1, { max: 100 })).toBe(100);
  expect(steppedNumber(null, -1, { min: 0 })).toBe(0);
});

it.each([
  ['1.800', 1800],
  ['1,800', 1800],
  ['1.234.567', 1234567],
  ['-1.800', -1800],
  ['1800', 1800],
  ['6,5', 6.5],
  ['0.125', 0.125],
  ['1.234,567', undefined],
] as const)('EDT-14 a whole number may have separators of thousands: %s', (text, number) => {
  expect(parseInteger(text)).toBe(number);
});
