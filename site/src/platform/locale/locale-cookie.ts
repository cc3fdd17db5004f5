import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { SiteAddress } from './site-address.ts';

const days365 = 365 * 24 * 60 * 60;

/** Returns the cookie with the locale that a visitor has switched to (LOC-03). It causes no redirects. */
export function localeCookie(locale: LocaleCode): string {
  return `locale=${locale}; Max-Age=${days365}; Path=/; SameSite=Lax`;
}

/** Whether a visitor arrives on a locale's domain from another locale's domain, which cannot set cookies here. */
export function isSwitchFrom(referrer: string, currentHref: string, { bases, locale, indexable }: SiteAddress): boolean {
  const origin = URL.parse(referrer)?.origin;
  if (!indexable || origin === undefined || origin === new URL(currentHref).origin) return false;
  return localeCodes.some((code) => code !== locale && URL.parse(bases[code])?.origin === origin);
}

/** Returns the other locale that an href leads to on this host; undefined for the same locale or another host. */
export function otherLocaleOf(href: string, currentHref: string, address: SiteAddress): LocaleCode | undefined {
  const url = URL.parse(href);
  if (!url || address.indexable || url.origin !== new URL(currentHref).origin) return undefined;
  const { bases } = address;
  const prefixed = localeCodes.find((code) => bases[code] !== '' && url.pathname.startsWith(`${bases[code]}/`));
  const found = prefixed ?? localeCodes.find((code) => bases[code] === '');
  return found === address.locale ? undefined : found;
}

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
