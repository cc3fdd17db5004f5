import { BlockList, isIP } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8);
ownMachine.addAddress('0.0.0.0');
ownMachine.addAddress('::', 'ipv6');
ownMachine.addAddress('::1', 'ipv6');

/**
 * Returns the network of a visitor's address: without its last octet, or its last 80 bits. Returns null for unknown addresses and
 * for those of this machine.
 */
export function shortenedAddress(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (ownMachine.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')) return null;
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0');
  const [head = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${groups.slice(0, 3).join(':')}::`;
}
