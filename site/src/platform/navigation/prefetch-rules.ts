import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { type SiteAddress, withoutPrefix } from '../locale/site-address.ts';

/** Maximum number of pages to prefetch at idle moments from one page. */
export const maxIdlePrefetches = 12;

/** Pages that are personal or have almost no content. */
const notAhead: ReadonlySet<PathKey> = new Set([
  'login',
  'forgotPassword',
  'resetPassword',
  'register',
  'activate',
  'account',
  'changePassword',
  'favourites',
  'search',
]);

/** Whether the page of a link is worth prefetching. */
export function isWorthFetching(href: string, address: SiteAddress): boolean {
  const path = withoutPrefix(new URL(href, 'http://host').pathname, address);
  const match = path && matchPath(path, address.locale);
  return !!match && !notAhead.has(match.key);
}

/** The properties of a link that decide the order of prefetching. */
export type LinkPlace = { href: string; isInContent: boolean; isInWindow: boolean };

/** Returns the pages to prefetch at idle moments in order: visible links first, and among those the content first. */
export function pagesAhead(links: readonly LinkPlace[]): string[] {
  const rank = ({ isInContent, isInWindow }: LinkPlace) => (isInWindow ? 0 : 2) + (isInContent ? 0 : 1);
  const hrefs = links.toSorted((one, other) => rank(one) - rank(other)).map(({ href }) => href);
  return [...new Set(hrefs)].slice(0, maxIdlePrefetches);
}
