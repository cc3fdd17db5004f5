import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Maximum length of the address of a target. */
export const maxAddressLength = 500;

/** Why the address of a target is refused when it is saved. */
export type AddressProblem = 'url' | 'https' | 'credentials' | 'unresolved' | 'address';

/** Whether targets on this machine are allowed, also over http, for tests. */
export type TargetRules = { allowsLocalhost: boolean };

/** Error of a connection to an address that is not public. */
export class RefusedAddress extends Error {}

const globalIpv6 = ipaddr.parseCIDR('2000::/3');
/** Public addresses at which hosting providers serve metadata to their machines. */
const metadataAddresses: readonly string[] = ['168.63.129.16'];

/**
 * Whether a target may have this IP address. Private, loopback, link-local, multicast, reserved and translated addresses are refused,
 * and those of metadata services, because a target must not reach the network of the installation.
 */
export function isAllowedAddress(address: string, { allowsLocalhost }: TargetRules): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return allowsLocalhost;
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

/** Returns the name or IP address of a URL, for a connection. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Returns a lookup for connections that refuses a name if one of its addresses is not allowed. The connection uses the same answer. */
export function guardedLookup(rules: TargetRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAllowedAddress(address, rules));
      const [first] = addresses;
      if (refused || !first) return callback(new RefusedAddress(`${hostname} has no public address`), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Returns why a text cannot be the address of a target, without looking up its name; undefined if it can. */
function formProblem(text: string, { allowsLocalhost }: TargetRules): AddressProblem | undefined {
  if (text.length > maxAddressLength || !URL.canParse(text)) return 'url';
  const { protocol, hostname, username, password } = new URL(text);
  const isLocal = allowsLocalhost && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return 'https';
  return username || password ? 'credentials' : undefined;
}

/** Returns why a text cannot be the address of a target, or undefined if it can. Looks up its name. */
export async function addressProblem(text: string, rules: TargetRules): Promise<AddressProblem | undefined> {
  const problem = formProblem(text, rules);
  if (problem) return problem;
  const host = hostOf(new URL(text));
  if (isIP(host)) return isAllowedAddress(host, rules) ? undefined : 'address';
  return new Promise((resolve) => {
    guardedLookup(rules)(host, { all: true }, (error) =>
      resolve(error instanceof RefusedAddress ? 'address' : error ? 'unresolved' : undefined),
    );
  });
}
