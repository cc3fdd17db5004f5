import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';

/** Hosts of the site: an origin for each locale, and further hosts that serve all locales under prefixes (LOC-02). */
export type SiteHosts = {
  origins: Readonly<Record<LocaleCode, string>>;
  others: ReadonlySet<string>;
};

/** Address by which a visitor reaches the site. `bases` contains the start of an href for each locale: an origin or a prefix. */
export type SiteAddress = {
  locale: LocaleCode;
  prefix: string;
  bases: Readonly<Record<LocaleCode, string>>;
  /** False on hosts outside the locales' domains, which must not be indexed. */
  indexable: boolean;
};

/** Returns the host name of a Host header or an origin in lower case, without port. */
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

/** Returns the address for a host and path; undefined for a host that is not served. */
export function siteAddressOf(host: string, path: string, hosts: SiteHosts): SiteAddress | undefined {
  const name = hostName(host);
  const own = localeCodes.find((code) => hostName(hosts.origins[code]) === name);
  if (own) return { locale: own, prefix: '', bases: hosts.origins, indexable: true };
  if (!hosts.others.has(name)) return undefined;
  const first = path.split('/')[1] ?? '';
  const locale = isLocaleCode(first) && first !== defaultLocale ? first : defaultLocale;
  return { locale, prefix: prefixes[locale], bases: prefixes, indexable: false };
}

/** Returns the path without the prefix of its address; undefined if it does not start with the prefix. */
export function withoutPrefix(path: string, address: SiteAddress): string | undefined {
  if (!path.startsWith(`${address.prefix}/`)) return undefined;
  return path.slice(address.prefix.length);
}
