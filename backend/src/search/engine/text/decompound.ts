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

/** Letters that link the parts of a compound. English has none. */
const links: Record<LocaleCode, readonly string[]> = {
  nl: ['', 's', 'en', 'e', 'n', 'er'],
  de: ['', 's', 'n', 'en', 'e', 'er', 'es'],
  en: [''],
};

const minPartLength = 3;

/** Whether a word may be a part of a compound. Short words qualify only if they name things, such as 'bak'. */
type IsPart = (word: string) => boolean;

/**
 * Splits a compound into known words, with or without linking letters: 'picknicktafel' into 'picknick' and 'tafel'. Prefers the
 * fewest parts, then the longest last part, which says what the thing is. Returns an empty list if the word cannot be split.
 */
export function decompound(word: string, isPart: IsPart, language: LocaleCode): string[] {
  if (word.length < 2 * minPartLength || /\d/.test(word)) return [];
  const ways = new Map<number, string[]>();
  for (let end = minPartLength; end <= word.length; end += 1) {
    for (let start = 0; start <= end - minPartLength; start += 1) {
      const before = start === 0 ? [] : linkedBefore(word, start, ways, language);
      const part = word.slice(start, end);
      if (!before || part === word || !isPart(part)) continue;
      if (isBetter([...before, part], ways.get(end))) ways.set(end, [...before, part]);
    }
  }
  return ways.get(word.length) ?? [];
}

/** Returns the parts up to a position, with or without linking letters before it. */
function linkedBefore(
  word: string,
  place: number,
  ways: ReadonlyMap<number, string[]>,
  language: LocaleCode,
): string[] | undefined {
  let best: string[] | undefined;
  for (const link of links[language]) {
    if (!word.endsWith(link, place) && link !== '') continue;
    const parts = ways.get(place - link.length);
    if (parts && (best === undefined || parts.length < best.length)) best = parts;
  }
  return best;
}

function isBetter(parts: readonly string[], than: readonly string[] | undefined): boolean {
  if (than === undefined || parts.length !== than.length) return than === undefined || parts.length < than.length;
  return (parts.at(-1)?.length ?? 0) > (than.at(-1)?.length ?? 0);
}

const minEndLength = 4;
/** Minimum length of a known beginning. Shorter ones are unreliable: 'plaatsen' does not contain 'plaat'. */
const minBeginningLength = 5;

/**
 * Splits a compound of which one half is known: its end ('parkbank' by 'bank'), or else its beginning. The other half is the
 * rest. Returns an empty list if neither is known, and for English, which writes compounds apart.
 */
export function halvesOf(word: string, isKnown: IsPart, language: LocaleCode): string[] {
  if (language === 'en' || /\d/.test(word)) return [];
  for (let start = minPartLength; start <= word.length - minPartLength; start += 1) {
    if (isKnownEnd(word.slice(start), isKnown, language) && isSyllable(word.slice(0, start)))
      return [withoutLink(word.slice(0, start), language), word.slice(start)];
  }
  for (let end = word.length - minEndLength; end >= minBeginningLength; end -= 1) {
    if (isKnown(word.slice(0, end)) && isSyllable(word.slice(end)))
      return [word.slice(0, end), word.slice(end).replace(/^[ns](?=[^aeiouy])/, '')];
  }
  return [];
}

/** Whether the end of a compound is known. Words have short ends by chance, so only colours may be short. */
const isKnownEnd = (end: string, isKnown: IsPart, language: LocaleCode) =>
  (end.length >= minEndLength || isColour(end, language)) && isKnown(end);

const isSyllable = (letters: string) => /[aeiouy]/.test(letters) && letters.length >= minPartLength;

/** Removes the linking letter -s-, the only link that can be distinguished from the end of a word with some certainty. */
function withoutLink(half: string, language: LocaleCode): string {
  return links[language].includes('s') && half.length > minEndLength && /[^s]s$/.test(half) ? half.slice(0, -1) : half;
}
