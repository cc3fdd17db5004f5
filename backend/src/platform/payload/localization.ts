import { defaultLocale, locales } from '@plantsoen/contract/locales.ts';
import type { Config } from 'payload';

/** The languages of the content. No text falls back to another language (LOC-06). */
export const localization: NonNullable<Config['localization']> = {
  locales: locales.map(({ code, name }) => ({ code, label: name })),
  defaultLocale,
  fallback: false,
  defaultLocalePublishOption: 'active',
};
