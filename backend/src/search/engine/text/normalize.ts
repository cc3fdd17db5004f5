import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Replacements of letters that have no separable accent. Visitors type these on keyboards that lack the letters. */
const spelledOut: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

/**
 * Returns a word as it is compared: letters and digits in lower case, without accents, the ligature ĳ as two letters. In German,
 * both spellings of an umlaut become the vowel alone: 'Bänke', 'Baenke' and 'Banke' are equal. Vowels that merely meet stay
 * ('neue', 'Quelle').
 */
export function normalizeWord(word: string, language: LocaleCode): string {
  const folded = isPlain(word) ? word.toLowerCase() : plainLetters(word);
  return language === 'de' ? folded.replace(/([ao])e|(?<![aeq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u') : folded;
}

function plainLetters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßøæœđł]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const isPlain = (word: string): boolean => /^[a-z0-9]*$/i.test(word);

/** Returns the position in a word for a position in its folded form. */
export function unfoldedPlace(word: string, language: LocaleCode, place: number): number {
  // Most words have the same number of letters when folded.
  if (isPlain(word) && normalizeWord(word, language).length === word.length) return Math.min(place, word.length);
  let found = 0;
  for (let end = 1; end <= word.length; end += 1) if (normalizeWord(word.slice(0, end), language).length <= place) found = end;
  return found;
}
