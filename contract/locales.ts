/** The locales of the site (LOC-01). Domains and origins are part of the configuration. */
export const locales = [
  { code: 'nl', name: 'Nederlands', siteId: 1, iso: 'nl-NL', languageTag: 'nl-NL' },
  { code: 'en', name: 'English', siteId: 2, iso: 'en-EN', languageTag: 'en' },
  { code: 'de', name: 'Deutsch', siteId: 3, iso: 'de-DE', languageTag: 'de-DE' },
] as const;

export type LocaleCode = (typeof locales)[number]['code'];
export type SiteId = (typeof locales)[number]['siteId'];

export const defaultLocale: LocaleCode = 'nl';
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

const byCode = new Map<string, (typeof locales)[number]>(locales.map((l) => [l.code, l]));
const bySiteId = new Map<number, (typeof locales)[number]>(locales.map((l) => [l.siteId, l]));

/** Returns the locale of a site. Throws for an unknown id. */
export function localeOfSite(siteId: number): LocaleCode {
  const locale = findLocaleOfSite(siteId);
  if (!locale) throw new Error(`unknown locale ${siteId}`);
  return locale;
}

/** Returns the locale of a site; `undefined` for an unknown id. */
export function findLocaleOfSite(siteId: number): LocaleCode | undefined {
  return bySiteId.get(siteId)?.code;
}

/** Returns the site id of a locale. */
export function siteIdOf(code: LocaleCode): SiteId {
  return localeOf(code).siteId;
}

/** Returns the data of a locale. Throws for an unknown code. */
export function localeOf(code: LocaleCode): (typeof locales)[number] {
  const locale = byCode.get(code);
  if (!locale) throw new Error(`unknown locale ${code}`);
  return locale;
}

export function isLocaleCode(text: string): text is LocaleCode {
  return byCode.has(text);
}
