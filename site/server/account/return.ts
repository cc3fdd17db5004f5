import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { hrefsFor } from '../../src/platform/locale/hrefs.ts';
import { type SiteAddress, type SiteHosts, siteAddressOf, withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { backTo } from '../../src/platform/routing/way-back.ts';
import type { Exchange } from '../exchange.ts';
import { refusalOf } from '../request-target.ts';

type WayBack = {
  exchange: Pick<Exchange, 'host' | 'search'>;
  hosts: SiteHosts;
  isPage(path: string): boolean;
};

/** Pages on which nobody goes on who has just logged in. */
const guestsPages: ReadonlySet<PathKey | undefined> = new Set<PathKey>([
  ...(['login', 'forgotPassword', 'resetPassword', 'register', 'activate'] as const),
  ...(['notFound', 'serviceUnavailable'] as const),
]);

/**
 * The page that the address of a form names by `?return=true&path=…`, with its query: where the visitor came from (ACC-08). Undefined
 * where it is no page of this very host: nobody is led elsewhere by a link that somebody has made up.
 */
export function wayBack({ exchange: { host, search }, hosts, isPage }: WayBack): string | undefined {
  const query = new URLSearchParams(search);
  const given = query.get('path') ?? '';
  // A browser reads backslashes as slashes, and leaves out line breaks: what could mean another host is no path.
  if (query.get('return') !== 'true' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(given)) return undefined;
  const base = 'http://site';
  const url = URL.parse(given, base);
  if (!url || url.origin !== base || refusalOf(url.pathname, url.search) || !isPage(url.pathname)) return undefined;
  const address = siteAddressOf(host, url.pathname, hosts);
  const key = address && matchPath(withoutPrefix(url.pathname, address) ?? '', address.locale)?.key;
  return guestsPages.has(key) ? undefined : url.pathname + url.search;
}

/** The page for signing in, from which a visitor comes back to an address of this host (ACC-08), with a favourite that was meant to be added. */
export function signInHref(address: SiteAddress, from: string, favourite?: number): string {
  return (
    hrefsFor(address).hrefOf('login') +
    backTo(from, favourite === undefined ? undefined : { reason: 'favourite', favourite: `${favourite}` })
  );
}
