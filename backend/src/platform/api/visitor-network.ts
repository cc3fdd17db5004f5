import { isIP } from 'node:net';

/**
 * What counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, of which everyone has the rest to choose from.
 * Those of whom no address is known are one.
 */
export function visitorNetwork(address: string | undefined): string {
  const version = isIP(address ?? '');
  if (address === undefined || version === 0) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (version === 4 || mapped) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, tail === undefined ? 0 : 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
