import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';
import { placeOfPostcode } from './place-of-postcode.ts';
import areas from './postcode-areas.json' with { type: 'json' };

describe('CON-09 a postcode instead of a place', () => {
  it.each([
    [1, '7411', 'Deventer, NL'],
    [1, ' 7411 ab ', 'Deventer, NL'],
    [1, '7411AB Diepenveen', 'Diepenveen'],
    [1, '48143', 'Münster, DE'],
    [3, '48143', 'Münster, DE'],
    [3, 'D-48143', 'Münster, DE'],
    [1, 'B-9000', 'Gent, BE'],
    [3, 'NL-7411', 'Deventer, NL'],
    [3, '1010', '1010'],
    [1, '0999', '0999'],
    [1, 'Utrecht', 'Utrecht'],
    [1, 'Deventer 7411', 'Deventer 7411'],
  ] as const)('in site %i, %j means %j', (siteId, text, place) => {
    expect(placeOfPostcode(siteId, text)).toBe(place);
  });

  it('each area has a place of the list in its country', () => {
    for (const [country, places] of Object.entries(areas))
      for (const name of Object.values(places))
        expect(findPlace(1, `${name}, ${country}`)?.country, `${name}, ${country}`).toBe(country);
  });
});
