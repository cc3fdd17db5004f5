import { isSwitchFrom, localeCookie, otherLocaleOf } from '../locale/locale-cookie.ts';
import type { SiteAddress } from '../locale/site-address.ts';

/** Stores the locale of a visitor who has switched to it on another locale's domain, which cannot set cookies here. */
export function rememberLocaleOnArrival(address: SiteAddress): void {
  if (isSwitchFrom(document.referrer, location.href, address)) write(localeCookie(address.locale));
}

/** Stores the locale that a link on the same host leads to, if it differs. */
export function rememberLocaleOf(href: string, address: SiteAddress): void {
  const locale = otherLocaleOf(href, location.href, address);
  if (locale) write(localeCookie(locale));
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and comes too late here
  document.cookie = cookie;
}
