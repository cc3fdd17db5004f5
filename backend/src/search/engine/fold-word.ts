import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Letters that have no accent to take off, and are written with others on a keyboard that lacks them. */
const spelledOut: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

/**
 * A word as it is compared: letters and digits in lower case, without accents, the ligature ĳ as two letters. In German an umlaut is its bare letter
 * in either spelling: 'Bänke', 'Baenke' and 'Banke' are one word. Words in which two vowels only meet ('neue', 'Quelle') keep them.
 */
export function foldWord(word: string, language: LocaleCode): string {
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

/** Where in a word a place of its folded spelling is. */
export function unfoldedPlace(word: string, language: LocaleCode, place: number): number {
  // Of most words each letter is one letter.
  if (isPlain(word) && foldWord(word, language).length === word.length) return Math.min(place, word.length);
  let found = 0;
  for (let end = 1; end <= word.length; end += 1) if (foldWord(word.slice(0, end), language).length <= place) found = end;
  return found;
}
