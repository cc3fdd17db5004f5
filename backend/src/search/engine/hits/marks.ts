import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TextMark } from '../../search-engine.ts';
import type { SearchTerms } from '../query/search-terms.ts';
import { unfoldedPlace } from '../text/normalize.ts';
import { codesOf, measuresOf, wordsOf } from '../text/words.ts';

/** Returns the parts of a text that match the query: only 'boom' in 'boombank' for 'boom'. */
export function marksIn(text: string, { matches, hasNumbers, initials }: SearchTerms, language: LocaleCode): TextMark[] {
  const marks: TextMark[] = [];
  for (const { word, start, end } of wordsOf(text, language, initials)) {
    for (const match of matches.get(word) ?? []) {
      const written = text.slice(start, end);
      const from = unfoldedPlace(written, language, match.from);
      const to = match.to >= word.length ? written.length : unfoldedPlace(written, language, match.to);
      if (from < to) marks.push({ start: start + from, end: start + to });
    }
  }
  for (const { word, start, end } of hasNumbers ? [...measuresOf(text), ...codesOf(text, language)] : []) {
    if (matches.has(word)) marks.push({ start, end });
  }
  return joined(marks);
}

/** Sorts marks by position, and merges adjacent ones. */
function joined(marks: readonly TextMark[]): TextMark[] {
  const sorted = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: TextMark[] = [];
  for (const mark of sorted) {
    const last = result.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else result.push({ ...mark });
  }
  return result;
}
