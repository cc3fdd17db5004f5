import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { hostName, type SiteAddress } from './site-address.ts';

const days365 = 365 * 24 * 60 * 60;

/** The cookie that remembers the locale a visitor has switched to (LOC-03). It redirects nobody. */
export function localeCookie(locale: LocaleCode): string {
  return `locale=${locale}; Max-Age=${days365}; Path=/; SameSite=Lax`;
}

/** The other locale that an href leads to; undefined where it stays in this one or leaves the site. */
export function otherLocaleOf(href: string, currentHref: string, address: SiteAddress): LocaleCode | undefined {
  const url = URL.parse(href);
  if (!url) return undefined;
  const found = address.indexable
    ? localeCodes.find((code) => hostName(address.bases[code]) === hostName(url.host))
    : localeByPrefix(url, currentHref, address);
  return found === address.locale ? undefined : found;
}

function localeByPrefix(url: URL, currentHref: string, { bases }: SiteAddress): LocaleCode | undefined {
  if (url.origin !== new URL(currentHref).origin) return undefined;
  const prefixed = localeCodes.find((code) => bases[code] !== '' && url.pathname.startsWith(`${bases[code]}/`));
  return prefixed ?? localeCodes.find((code) => bases[code] === '');
}
