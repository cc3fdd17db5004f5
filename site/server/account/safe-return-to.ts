import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { hrefsFor } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, type SiteHosts, siteAddressOf, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { returnQuery } from '../../src/platform/routing/return-query.ts';
import type { HttpContext } from '../http/http-context.ts';
import { refusalOf } from '../http/request-target.ts';

type SafeReturnTo = {
  httpContext: Pick<HttpContext, 'host' | 'search'>;
  hosts: SiteHosts;
  isPage(path: string): boolean;
};

/** Pages that log-in never returns to. */
const guestsPages: ReadonlySet<PathKey | undefined> = new Set<PathKey>([
  ...(['login', 'forgotPassword', 'resetPassword', 'register', 'activate'] as const),
  ...(['notFound', 'serviceUnavailable'] as const),
]);

/**
 * Returns the path and query that `?return=true&path=…` of a form's address names (ACC-08). Returns undefined unless it is a page of the
 * same host, so that a crafted link cannot redirect elsewhere.
 */
export function safeReturnTo({ httpContext: { host, search }, hosts, isPage }: SafeReturnTo): string | undefined {
  const query = new URLSearchParams(search);
  const requestedPath = query.get('path') ?? '';
  // Browsers read backslashes as slashes and drop line breaks, so a value with either could name another host.
  if (query.get('return') !== 'true' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(requestedPath)) return undefined;
  const base = 'http://site';
  const url = URL.parse(requestedPath, base);
  if (!url || url.origin !== base || refusalOf(url.pathname, url.search) || !isPage(url.pathname)) return undefined;
  const address = siteAddressOf(host, url.pathname, hosts);
  const key = address && matchPath(withoutPrefix(url.pathname, address) ?? '', address.locale)?.key;
  return guestsPages.has(key) ? undefined : url.pathname + url.search;
}

/** Returns the address of the log-in page that leads back to `from` (ACC-08), with a favourite to add after log-in. */
export function signInHref(address: SiteAddress, from: string, favourite?: number): string {
  return (
    hrefsFor(address).hrefOf('login') +
    returnQuery(from, favourite === undefined ? undefined : { reason: 'favourite', favourite: `${favourite}` })
  );
}
