import { expect, test } from 'vitest';
import { shortenedAddress } from './shortened-address.ts';

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
  ['somewhere', null],
  [undefined, null],
])('NWS-03 the proof of consent holds a network, not a person: %s', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened);
});
