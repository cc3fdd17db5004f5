import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Colours by which others are named: 'verkeersgeel' is a yellow, whether or not the catalogue says 'geel' anywhere. English writes them apart. */
const colours: Record<LocaleCode, ReadonlySet<string>> = {
  nl: new Set(['rood', 'geel', 'groen', 'blauw', 'grijs', 'zwart', 'wit', 'bruin', 'oranje', 'paars', 'beige']),
  de: new Set(['rot', 'gelb', 'grun', 'blau', 'grau', 'schwarz', 'weiss', 'braun', 'orange', 'violett', 'beige']),
  en: new Set(),
};

/** True for a folded word that names a colour. */
export const isColour = (word: string, language: LocaleCode): boolean => colours[language].has(word);
