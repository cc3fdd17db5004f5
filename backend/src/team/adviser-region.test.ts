import { describe, expect, it } from 'vitest';
import { type AdviserRegion, countryOf, isPostcodeRule, matchRegion, placeOf } from './adviser-region.ts';

const region = (id: number, country: AdviserRegion['country'], ...postcodes: string[]): AdviserRegion => ({
  ...{ id, country, postcodes, adviserId: id * 10, title: null },
});
const regions = [
  region(1, 'NL'),
  region(2, 'NL', '4000-6499'),
  region(3, 'NL', '5000-5099', '6211'),
  region(4, 'NL', '5038 AB'),
  region(5, 'GB', 'G', 'SW'),
  region(6, 'GB', 'GL'),
  region(7, 'DE', '8', '80'),
  region(8, 'DE', '0-7'),
];

describe('EDT-12 CON-08 the region of a request', () => {
  it.each([
    ['NL', '1017 XN', 1],
    ['NL', null, 1],
    ['NL', '4001 AB', 2],
    ['NL', 'NL-4001AB', 2],
    ['NL', '5038 AA', 3],
    ['NL', '5038ab', 4],
    ['NL', '6211 LE', 3],
    ['NL', '6500 AA', 1],
    ['GB', 'G2 1DU', 5],
    ['GB', 'gl1 1aa', 6],
    ['GB', 'M1 1AE', undefined],
    ['DE', 'D-80331', 7],
    ['DE', '10115', 8],
    ['DE', '99084', undefined],
    ['BE', '8500', undefined],
    [null, '4001 AB', undefined],
  ] as const)('in %s with postcode %s is %s', (country, postcode, id) => {
    expect(matchRegion(regions, { country, postcode })?.id).toBe(id);
  });

  it('is the first of equal ones', () => {
    expect(matchRegion([region(1, 'AT', '10'), region(2, 'AT', '10')], { country: 'AT', postcode: '1010' })?.id).toBe(1);
  });

  it.each(['1000-3999', '80', 'SW1A', '1017 AB', '8'])('accepts the rule %j', (rule) => {
    expect(isPostcodeRule(rule)).toBe(true);
  });

  it.each(['', '3999-1000', '100-3999', '1000-', 'a*', '12345678901'])('refuses the rule %j', (rule) => {
    expect(isPostcodeRule(rule)).toBe(false);
  });

  it('comes from the fields for country and postcode, in any language, and never from encrypted ones', () => {
    const answer = (handle: string, text: string, encrypted = false) => ({ handle, text, encrypted });
    expect(placeOf([answer('siteCountry', 'Duitsland'), answer('sitePostcode', ' 80331 ')])).toEqual({
      country: 'DE',
      postcode: '80331',
    });
    for (const [town, postcode] of [
      ['5611 AB Eindhoven', '5611 AB'],
      ['Eindhoven, 5611ab', '5611ab'],
      ['10115 Berlin', '10115'],
      ['SW1A 1AA London', 'SW1A 1AA'],
      ['Deventer', null],
    ] as const)
      expect(placeOf([answer('siteCountry', 'Nederland'), answer('siteTown', town)]).postcode, town).toBe(postcode);
    expect(placeOf([answer('siteCountry', '', true), answer('plz', '80331', true)])).toEqual({ country: null, postcode: null });
    expect(['België', 'Vereinigtes Königreich', 'United Kingdom', 'ch', 'Ander land'].map(countryOf)).toEqual([
      ...['BE', 'GB', 'GB', 'CH', null],
    ]);
  });
});
