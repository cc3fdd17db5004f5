import { defaultLocale, isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';

type Texts = Partial<Record<LocaleCode, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: Record<string, unknown>): value is Texts =>
  Object.keys(value).length > 0 && Object.keys(value).every(isLocaleCode);

const isMissing = (text: unknown) => text === null || text === undefined || text === '';

/** Returns the text in a language, or else in the main language, or else in any other; null if all are missing. */
function textIn(texts: Texts, locale: LocaleCode): unknown {
  const present = [texts[locale], texts[defaultLocale], ...Object.values(texts)];
  return present.find((text) => !isMissing(text)) ?? null;
}

/**
 * Converts a value that is stored for all languages to one language. An object whose keys are all locale codes is a localized
 * text.
 */
export function localizedValue(stored: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(stored)) return stored.map((item) => localizedValue(item, locale));
  if (!isObject(stored)) return stored;
  if (isTexts(stored)) return textIn(stored, locale);
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, localizedValue(value, locale)]));
}
