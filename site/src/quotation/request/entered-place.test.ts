import { expect, test } from 'vitest';
import { placeIn } from './entered-place.ts';

test.each([
  [
    { siteTown: '5611 AB Eindhoven', siteCountry: 'NL' },
    { country: 'NL', postcode: '5611 AB Eindhoven' },
  ],
  [
    { postcode: '1010', town: 'Wien', country: 'AT' },
    { country: 'AT', postcode: '1010' },
  ],
  [{ siteTown: 'Deventer', siteCountry: 'NL' }, undefined],
  [{ siteTown: '7411 Deventer', siteCountry: '' }, undefined],
  [{ 'phone.country': 'NL', siteTown: '7411' }, undefined],
])('CON-08 a form with %j states the place %j', (fields, place) => {
  expect(placeIn(Object.entries(fields))).toEqual(place);
});
