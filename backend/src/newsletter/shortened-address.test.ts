import { expect, test } from 'vitest';
import { shortenedAddress } from './shortened-address.ts';

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['somewhere', null],
  [undefined, null],
])('NWS-03 shortens the address %s to its network, which identifies no person, in the proof of consent', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened);
});

test.each(['::1', '::', '0:0:0:0:0:0:0:1', '127.0.0.1', '::ffff:127.0.0.1', '0.0.0.0'])(
  'ACC-09 returns null for the address %s of this machine',
  (address) => expect(shortenedAddress(address)).toBeNull(),
);
