import { expect, test } from 'vitest';
import { stretchesOf } from './adviser.ts';
import type { AdviserRegion } from './adviser-region.ts';

const region = (id: number, country: AdviserRegion['country'], ...postcodes: string[]): AdviserRegion => ({
  ...{ id, country, postcodes, adviserId: id, title: null },
});
const told = (...given: Parameters<typeof stretchesOf>) =>
  stretchesOf(...given).map(({ from, to, region: { id } }) => [from, to, id]);

test('CON-08 regions divide the postcodes of their country into stretches', () => {
  const regions = [region(1, 'NL'), region(2, 'NL', '4000-6499'), region(3, 'NL', '50', '9999')];
  expect(told(regions, 'NL')).toEqual([
    [1000, 3999, 1],
    [4000, 4999, 2],
    [5000, 5099, 3],
    [5100, 6499, 2],
    [6500, 9998, 1],
    [9999, 9999, 3],
  ]);
});

test('CON-08 stretches leave out postcodes without an adviser, and countries without numbers', () => {
  expect(told([region(1, 'DE', '0-1', '8')], 'DE')).toEqual([
    [1067, 19_999, 1],
    [80_000, 89_999, 1],
  ]);
  expect(told([region(1, 'GB')], 'GB')).toEqual([]);
  expect(told([], 'BE')).toEqual([]);
});
