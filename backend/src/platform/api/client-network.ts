import { BlockList, isIP } from 'node:net';

/**
 * Returns the network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, because a visitor controls
 * the rest.
 * All visitors without an address share one network.
 */
export function clientNetwork(address: string | undefined): string {
  return networkOf(address, 4);
}

/** Returns the network that one customer of a provider may control: the first 48 bits of an IPv6 address, or an IPv4 address. */
export function widerClientNetwork(address: string | undefined): string {
  return networkOf(address, 3);
}

/** Returns an IPv4 address, or the first groups of an IPv6 address. */
function networkOf(address: string | undefined, groupCount: number): string {
  const version = isIP(address ?? '');
  if (address === undefined || version === 0) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (version === 4 || mapped) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, tail === undefined ? 0 : 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, groupCount);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8);
ownMachine.addAddress('0.0.0.0');
ownMachine.addAddress('::', 'ipv6');
ownMachine.addAddress('::1', 'ipv6');

/**
 * Returns the network of a visitor's address: without its last octet, or its last 80 bits. Returns null for unknown addresses and
 * for those of this machine.
 */
export function shortenedIp(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (ownMachine.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6')) return null;
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, '.0');
  const [head = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${groups.slice(0, 3).join(':')}::`;
}
