import { isReserved } from './handles.ts';

/** Handles are read in exports and connections: a long question gives its first words. */
const longest = 40;

/** Letters that are no letter with a mark on it. */
const letters: Record<string, string> = { ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' };

/**
 * A handle for what is called so: `Uw e-mailadres` gives `uwEmailadres`. It is none of those that are taken, and means nothing else; a
 * text without a letter of ours gives the word that stands in.
 */
export function handleOfText(text: string, taken: ReadonlySet<string>, standIn: string): string {
  const handle = camelCase(wordsOf(text)) || standIn;
  const begins = /^[0-9]/.test(handle) ? standIn + handle : handle;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? begins : begins + number;
    if (!taken.has(candidate) && !isReserved(candidate)) return candidate;
  }
}

/** The words of a text in plain letters and digits. What stands between the letters of a word belongs to it. */
function wordsOf(text: string): string[] {
  const plain = text
    .replace(/[ßẞæÆœŒøØłŁ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})[-'’.](?=\p{L})/gu, '');
  return plain.match(/[A-Za-z0-9]+/g) ?? [];
}

function camelCase(words: readonly string[]): string {
  let handle = '';
  for (const word of words) {
    const lower = word.toLowerCase();
    const next = handle === '' ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
    if (handle !== '' && handle.length + next.length > longest) break;
    handle += next;
  }
  return handle.slice(0, longest);
}
