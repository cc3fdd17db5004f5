import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/**
 * Colours that occur in compounds: 'verkeersgeel' is a yellow, even if the catalogue does not contain 'geel'. English writes such
 * names apart.
 */
const colours: Record<LocaleCode, ReadonlySet<string>> = {
  nl: new Set(['rood', 'geel', 'groen', 'blauw', 'grijs', 'zwart', 'wit', 'bruin', 'oranje', 'paars', 'beige']),
  de: new Set(['rot', 'gelb', 'grun', 'blau', 'grau', 'schwarz', 'weiss', 'braun', 'orange', 'violett', 'beige']),
  en: new Set(),
};

/** Whether a folded word is a colour. */
export const isColour = (word: string, language: LocaleCode): boolean => colours[language].has(word);
