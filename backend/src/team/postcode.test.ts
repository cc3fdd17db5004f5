import { describe, expect, it } from 'vitest';
import { readPostcode } from './postcode.ts';

describe('CON-08 a postcode', () => {
  it.each([
    ['NL', '7411', '7411'],
    ['NL', ' nl-7411ab ', '7411 AB'],
    ['NL', '7411 AB Deventer', '7411 AB'],
    ['BE', 'B-9000', '9000'],
    ['LU', 'L-1009', '1009'],
    ['DE', 'D-01067', '01067'],
    ['DE', '80331 München', '80331'],
    ['AT', '1010', '1010'],
    ['CH', '8001', '8001'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'HU1', 'HU1'],
    ['IE', 'D02 X285', 'D02 X285'],
  ] as const)('in %s %j is %s', (country, text, postcode) => {
    expect(readPostcode(country, text)).toBe(postcode);
  });

  it.each([
    ['NL', '0999'],
    ['NL', '741'],
    ['NL', '7411 SS'],
    ['BE', '10000'],
    ['DE', '1010'],
    ['DE', '00100'],
    ['DE', '43000'],
    ['AT', '1000'],
    ['CH', '9999'],
    ['GB', 'ZZ1 1AA'],
    ['GB', '7411'],
    ['IE', 'B12'],
    ['NL', 'Deventer'],
    ['NL', ''],
  ] as const)('in %s %j does not exist', (country, text) => {
    expect(readPostcode(country, text)).toBeUndefined();
  });
});
