import { limits } from '../limits.ts';

/** Letters that Unicode does not decompose into a base letter and a mark, and what replaces them in addresses. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '&': ' ' };

/** German writes umlauts as two letters. Other languages leave the dots out. */
const germanLetters: Record<string, string> = { ...letters, ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns a slug for a title: `Über Größe & Maß` gives `ueber-groesse-mass` in German. An empty text without Latin letters and digits. */
export function proposeSlug(title: string, locale: string): string {
  const replaced = locale === 'de' ? germanLetters : letters;
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gsu, (letter) => replaced[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+|(?<=\p{L})['’](?=\p{L})/gu, '')
    .match(/[a-z0-9]+/g);
  return (words ?? []).reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length > limits.slug ? slug : longer;
  }, '');
}
