import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';

/** Where the site lives: an origin for each locale, and further host names that serve all locales under prefixes (LOC-02). */
export type SiteHosts = {
  origins: Readonly<Record<LocaleCode, string>>;
  others: ReadonlySet<string>;
};

/** How a visitor reached the site. `bases` holds, for each locale, what precedes a path in an href: an origin or a prefix. */
export type SiteAddress = {
  locale: LocaleCode;
  prefix: string;
  bases: Readonly<Record<LocaleCode, string>>;
  /** False on hosts that are no locale's own domain: search engines shall not index them. */
  indexable: boolean;
};

/** The host name of a Host header or an origin, lower case, without port. */
function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/:\d+$/, '');
}

const prefixes = Object.fromEntries(localeCodes.map((code) => [code, code === defaultLocale ? '' : `/${code}`])) as Record<
  LocaleCode,
  string
>;

/** The address under which a host and path reach the site; undefined for a host that is not served. */
export function siteAddressOf(host: string, path: string, hosts: SiteHosts): SiteAddress | undefined {
  const name = hostName(host);
  const own = localeCodes.find((code) => hostName(hosts.origins[code]) === name);
  if (own) return { locale: own, prefix: '', bases: hosts.origins, indexable: true };
  if (!hosts.others.has(name)) return undefined;
  const first = path.split('/')[1] ?? '';
  const locale = isLocaleCode(first) && first !== defaultLocale ? first : defaultLocale;
  return { locale, prefix: prefixes[locale], bases: prefixes, indexable: false };
}

/** The path without the prefix of its address; undefined where it does not carry it. */
export function withoutPrefix(path: string, address: SiteAddress): string | undefined {
  if (!path.startsWith(`${address.prefix}/`)) return undefined;
  return path.slice(address.prefix.length);
}
