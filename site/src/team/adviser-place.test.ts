import { expect, test } from 'vitest';
import { placeText } from './adviser-place.ts';

test('CON-08 a postcode of another country than that of the language has the name of its country', () => {
  expect(placeText('7411', { code: 'NL', name: 'Nederland' }, 'nl')).toBe('7411');
  expect(placeText('1010', { code: 'AT', name: 'Oostenrijk' }, 'nl')).toBe('1010, Oostenrijk');
  expect(placeText(null, { code: 'AT', name: 'Oostenrijk' }, 'nl')).toBe('Oostenrijk');
});
