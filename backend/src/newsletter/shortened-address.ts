import { isIP } from 'node:net';

/** A visitor's address as it is kept: without its last octet, or its last 80 bits, so that it tells the network and not the person. */
export function shortenedAddress(address: string | undefined): string | null {
  if (address === undefined || isIP(address) === 0) return null;
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0');
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${groups.slice(0, 3).join(':')}::`;
}
