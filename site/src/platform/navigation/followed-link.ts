import { decidePath } from '../locale/locale-guard.ts';
import { type SiteAddress, withoutPrefix } from '../locale/site-address.ts';

/** A click on a link, as far as it decides who follows it. */
export type LinkClick = {
  /** Where the link leads, absolute. */
  href: string;
  /** Its attributes target and download. */
  target: string;
  isDownload: boolean;
  /** A button other than the main one, or a key that asks for another tab, window or a download. */
  isModified: boolean;
};

/**
 * The href by which the site itself follows a link, without loading a document; undefined where the browser shall: other
 * origins and locales, files, targets within the same page, and addresses that only the server can decide on.
 */
export function followedHref(click: LinkClick, currentHref: string, address: SiteAddress): string | undefined {
  if (click.isModified || click.isDownload || !['', '_self'].includes(click.target)) return undefined;
  const url = URL.parse(click.href);
  const current = new URL(currentHref);
  if (!url || url.origin !== current.origin) return undefined;
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (isSamePage && url.hash !== '') return undefined;
  const path = withoutPrefix(url.pathname, address);
  if (path === undefined || decidePath(path, address.locale).kind !== 'page') return undefined;
  return url.pathname + url.search + url.hash;
}
