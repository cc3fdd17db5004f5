import { defaultLocale, isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';

type Texts = Partial<Record<LocaleCode, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: Record<string, unknown>): value is Texts =>
  Object.keys(value).length > 0 && Object.keys(value).every(isLocaleCode);

const isMissing = (text: unknown) => text === null || text === undefined || text === '';

/** The text of a language; the main language stands in where it is missing, then any other. */
function textIn(texts: Texts, locale: LocaleCode): unknown {
  const present = [texts[locale], texts[defaultLocale], ...Object.values(texts)];
  return present.find((text) => !isMissing(text)) ?? null;
}

/**
 * What is stored for all languages at once, in one of them: within lists and groups, an object whose names are those of languages
 * is a text.
 */
export function inLanguage(stored: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(stored)) return stored.map((item) => inLanguage(item, locale));
  if (!isObject(stored)) return stored;
  if (isTexts(stored)) return textIn(stored, locale);
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, inLanguage(value, locale)]));
}
