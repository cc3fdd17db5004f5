import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test('NAV-07 a tel link keeps only digits, full stops and the leading + of an international number', () => {
  expect(telHref('+31 (0)10 123 45-67')).toBe('tel:+31101234567');
  expect(telHref('+49 (0) 30.123 x4')).toBe('tel:+4930.1234');
  expect(telHref('0570 12 34 56')).toBe('tel:0570123456');
});
