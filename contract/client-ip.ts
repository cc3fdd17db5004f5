import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/**
 * Returns the client's address: the sender's, or behind trusted proxies the last address of X-Forwarded-For that is not a trusted
 * proxy (SEC-04).
 */
export function clientIp(sender: string, forwardedFor: string | undefined, trustedProxies: BlockList): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  let address = plain(sender);
  while (isTrusted(address, trustedProxies)) {
    const hop = plain(hops.pop() ?? '');
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Returns the headers of a request if a trusted proxy has sent it, and otherwise none: only proxies may set its ID and its trace. */
export function trustedHeaders(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: BlockList,
): IncomingHttpHeaders {
  return isTrusted(plain(socket.remoteAddress ?? ''), trustedProxies) ? headers : {};
}

/** Returns the X-Forwarded-For header of a request as one text, or undefined. */
export function forwardedFor({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  return Array.isArray(forwarded) ? forwarded.join() : forwarded;
}

/**
 * Returns a check that calls `warn` once, at the first request whose X-Forwarded-For comes from an untrusted sender. Behind a
 * proxy that TRUSTED_PROXIES does not list, all visitors share one address and its limits.
 */
export function createProxyCheck(trustedProxies: BlockList, warn: (line: string) => void) {
  let hasWarned = false;
  return (sender: string, forwardedFor: string | undefined): void => {
    if (hasWarned || forwardedFor === undefined || isTrusted(plain(sender), trustedProxies)) return;
    hasWarned = true;
    warn(`X-Forwarded-For from ${plain(sender)} is ignored; its visitors share one address. Add your proxy to TRUSTED_PROXIES.`);
  };
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Converts an IPv4 address that a dual-stack socket shows as IPv6 to IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}
