import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Config } from 'payload';
import type { Label } from './label.ts';

/** The name of a language in the languages of the admin, so that buttons read *Publiceer in Engels*, not *in English*. */
function languageName(code: LocaleCode): Label {
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return { nl: nameIn('nl'), en: nameIn('en'), de: nameIn('de') };
}

/** The languages of the content. No text falls back to another language (LOC-06). */
export const localization: NonNullable<Config['localization']> = {
  locales: localeCodes.map((code) => ({ code, label: languageName(code) })),
  defaultLocale,
  fallback: false,
  defaultLocalePublishOption: 'active',
};
