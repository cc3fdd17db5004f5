import { type HeadWords, headLines } from '../index/indexed-document.ts';
import { type Initials, initialsOf, mayBegin } from '../text/words.ts';

/** Searched word of a head, and the word before it. */
export type MatchedTerm = { word: string; before: string | undefined };

/** Searched words of a head, by field. */
export type MatchedTermsByField = Record<keyof HeadWords, MatchedTerm[]> & { titleLength: number };

/** Words to search for in heads. */
export type SearchedWords = { words: ReadonlySet<string>; initials: Initials };

export const searchedWordsOf = (words: Iterable<string>): SearchedWords => {
  const all = new Set(words);
  return { words: all, initials: initialsOf(all) };
};

/** Returns the searched words of a stored head. Most words are skipped by their first letter, without being copied. */
export function matchedTermsIn(head: string, searched: SearchedWords): MatchedTermsByField {
  const matched: MatchedTermsByField = { title: [], codes: [], names: [], facts: [], titleLength: 0 };
  let from = 0;
  for (const field of headLines) {
    const lineEnd = head.indexOf('\n', from);
    const to = lineEnd < 0 ? head.length : lineEnd;
    // In facts the word before is irrelevant: a thing may come both 'zonder rugleuning' and 'met rugleuning'.
    const length = addMatched(matched[field], { head, from, to, areTogether: field !== 'facts' }, searched);
    if (field === 'title') matched.titleLength = length;
    from = to + 1;
  }
  return matched;
}

type Line = { head: string; from: number; to: number; areTogether: boolean };

/** Adds the searched words of a line. Returns the number of words in the line. */
function addMatched(matched: MatchedTerm[], { head, from, to, areTogether }: Line, { words, initials }: SearchedWords): number {
  let count = 0;
  let before = from;
  for (let start = from, end = from; start < to; start = end + 1) {
    end = endOfWord(head, start, to);
    const word = mayBegin(head.charCodeAt(start), initials) ? head.slice(start, end) : '';
    if (words.has(word)) matched.push({ word, before: areTogether && count > 0 ? head.slice(before, start - 1) : undefined });
    before = start;
    count += 1;
  }
  return count;
}

const space = ' '.charCodeAt(0);

function endOfWord(text: string, start: number, to: number): number {
  let at = start;
  while (at < to && text.charCodeAt(at) !== space) at += 1;
  return at;
}
