import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Maximum length of a browser's name. */
const maxDeviceLength = 500;

/** Returns the User-Agent of the request, shortened, or an empty string. */
export function deviceOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return (headers['user-agent'] ?? '').slice(0, maxDeviceLength);
}

/**
 * Returns the network that rate limits count as one visitor: an IPv4 address, or the first 48 bits of an IPv6 address, which one customer
 * may have.
 */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? shortened(address) : address;
}

/** Returns an address for the log: without its last octet, or its last 80 bits (SEC-10). */
export function shortened(address: string): string {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.0');
  if (isIP(address) !== 6) return '';
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${groups.slice(0, 3).join(':')}::`;
}
