import { type HeadWords, headLines } from './indexed-document.ts';
import { type Initials, initialsOf, mayBegin } from './word-bounds.ts';

/** A word of a head that was asked for, and the one before it. */
export type SaidWord = { word: string; before: string | undefined };

/** What a head says of what was asked for: little of it. */
export type Said = Record<keyof HeadWords, SaidWord[]> & { titleLength: number };

/** The words that heads are looked through for. */
export type Sought = { words: ReadonlySet<string>; initials: Initials };

export const soughtOf = (words: Iterable<string>): Sought => {
  const all = new Set(words);
  return { words: all, initials: initialsOf(all) };
};

/** Looks through a head as the index keeps it: most words begin with no letter that is sought, and are passed over where they stand. */
export function saidIn(head: string, sought: Sought): Said {
  const said: Said = { title: [], codes: [], names: [], facts: [], titleLength: 0 };
  let from = 0;
  for (const field of headLines) {
    const lineEnd = head.indexOf('\n', from);
    const to = lineEnd < 0 ? head.length : lineEnd;
    // The one before says nothing of a thing that comes both 'zonder rugleuning' and 'met rugleuning'.
    const length = takeSaid(said[field], { head, from, to, areTogether: field !== 'facts' }, sought);
    if (field === 'title') said.titleLength = length;
    from = to + 1;
  }
  return said;
}

type Line = { head: string; from: number; to: number; areTogether: boolean };

/** Adds the words of a line that are sought; answers how many it has. */
function takeSaid(said: SaidWord[], { head, from, to, areTogether }: Line, { words, initials }: Sought): number {
  let count = 0;
  let before = from;
  for (let start = from, end = from; start < to; start = end + 1) {
    end = endOfWord(head, start, to);
    const word = mayBegin(head.charCodeAt(start), initials) ? head.slice(start, end) : '';
    if (words.has(word)) said.push({ word, before: areTogether && count > 0 ? head.slice(before, start - 1) : undefined });
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
