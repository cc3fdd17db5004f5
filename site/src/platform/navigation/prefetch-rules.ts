import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { type SiteAddress, withoutPrefix } from '../locale/site-address.ts';

/** What the browser tells of the visitor's connection, where it tells anything. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** How long fetching ahead waits for an idle moment at most, in milliseconds (PAG-07). */
export const idleTimeLimit = 2000;

/** How many pages are fetched ahead at idle moments from one page. */
export const mostAtIdle = 12;

/** Whether pages are fetched ahead over a connection: not on 2g, nor with data saver (PAG-07). */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Pages that say something else to each visitor, or hold next to nothing of their own. */
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

/** Whether the page that a link leads to is worth fetching ahead. */
export function isWorthFetching(href: string, address: SiteAddress): boolean {
  const path = withoutPrefix(new URL(href, 'http://host').pathname, address);
  const match = path && matchPath(path, address.locale);
  return !!match && !notAhead.has(match.key);
}

/** A link of the page, as far as it decides when its page is fetched ahead. */
export type LinkPlace = { href: string; isInContent: boolean; isInWindow: boolean };

/** The pages to fetch ahead at idle moments, in order: first what stands in the window, there first the content. */
export function pagesAhead(links: readonly LinkPlace[]): string[] {
  const rank = ({ isInContent, isInWindow }: LinkPlace) => (isInWindow ? 0 : 2) + (isInContent ? 0 : 1);
  const hrefs = links.toSorted((one, other) => rank(one) - rank(other)).map(({ href }) => href);
  return [...new Set(hrefs)].slice(0, mostAtIdle);
}
