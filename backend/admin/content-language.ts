import { defaultLocale, isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { type AdminUser, isTranslator } from '../src/platform/access/roles.ts';

/**
 * Returns the language in which a form of the admin opens if its address names none. If it is undefined, Payload uses the user's last one.
 * A new document opens in the site's default language, and translators open a document in a language that
 * they write.
 */
export function openingLanguage(
  segments: readonly string[],
  user: Pick<AdminUser, 'collection' | 'role' | 'languages'> | undefined,
  lastChosen: unknown,
): LocaleCode | undefined {
  const [area, , document] = segments;
  if (area === 'collections' && document === 'create') return defaultLocale;
  const isDocument = area === 'globals' || (area === 'collections' && document !== undefined);
  if (!isDocument || !user || !isTranslator(user as AdminUser)) return undefined;
  const own = (user.languages ?? []).filter(isLocaleCode);
  return own.some((locale) => locale === lastChosen) ? undefined : own[0];
}

/** Returns an address of the admin with its parameters in a language. */
export function addressIn(
  locale: LocaleCode,
  segments: readonly string[],
  parameters: Readonly<Record<string, string | string[]>>,
): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) for (const value of [values].flat()) query.append(name, value);
  query.set('locale', locale);
  return `/admin/${segments.map(encodeURIComponent).join('/')}?${query}`;
}
