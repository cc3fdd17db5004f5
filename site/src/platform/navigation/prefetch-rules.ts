import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { type SiteAddress, withoutPrefix } from '../locale/site-address.ts';

/** How many pages are fetched ahead at idle moments from one page. */
export const mostAtIdle = 12;

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
