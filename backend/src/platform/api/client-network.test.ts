import { expect, it, test } from 'vitest';
import { clientNetwork, shortenedIp, widerClientNetwork } from './client-network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => expect(clientNetwork(address)).toBe(network));

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::1', '2001:db8:1'],
  [undefined, 'unknown'],
])('%s belongs to %s', (address, network) => expect(widerClientNetwork(address)).toBe(network));

test.each([
  ['192.0.2.77', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['::ffff:192.0.2.77', '192.0.2.0'],
  ['somewhere', null],
  [undefined, null],
])('NWS-03 shortens the address %s to its network, which identifies no person, in the proof of consent', (address, shortened) => {
  expect(shortenedIp(address)).toBe(shortened);
});

test.each(['::1', '::', '0:0:0:0:0:0:0:1', '127.0.0.1', '::ffff:127.0.0.1', '0.0.0.0'])(
  'ACC-09 returns null for the address %s of this machine',
  (address) => expect(shortenedIp(address)).toBeNull(),
);
