import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TextMark } from '../../search-engine.ts';
import type { SearchTerms } from '../query/search-terms.ts';
import { searchableWords, wordsOf } from '../text/words.ts';
import { marksIn } from './marks.ts';

export type Excerpt = { text: string; marks: TextMark[] };

const maxExcerptLength = 200;
/** Maximum number of characters of a long sentence before the first match. */
const leadIn = 60;

/**
 * Returns the sentence with most of the query's information that the title lacks. Returns `undefined` if the title has every word
 * of the query, or the text none.
 */
export function excerptOf(text: string, title: string, terms: SearchTerms, language: LocaleCode): Excerpt | undefined {
  const inTitle = new Set(placesIn(title, terms, language).map(({ place }) => place));
  const missing = terms.weights.map((weight, place) => (inTitle.has(place) ? 0 : weight));
  const total = missing.reduce((sum, weight) => sum + weight, 0);
  const occurrences = total > 0 ? placesIn(text, terms, language).filter(({ place }) => missing[place]) : [];
  if (occurrences.length === 0) return undefined;
  const best = mostInformativeSentence(text, occurrences, missing);
  const shown = shortened(best, marksIn(best, terms, language)[0]?.start ?? 0);
  return { text: shown, marks: marksIn(shown, terms, language) };
}

/** Occurrence of the query word number `place` at the offset `at` of a text. */
type MatchPlace = { at: number; place: number };

/** Returns the occurrences of query words in a text, in its order. */
function placesIn(text: string, { matches, hasNumbers, initials }: SearchTerms, language: LocaleCode): MatchPlace[] {
  const words = (hasNumbers ? searchableWords : wordsOf)(text, language, initials);
  const occurrences = words.flatMap(({ word, start }) => (matches.get(word) ?? []).map(({ place }) => ({ at: start, place })));
  return occurrences.sort((a, b) => a.at - b.at);
}

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}„“"'])|\s*\n\s*/gu;

/**
 * Returns the first sentence or line with the most information. Stops when one contains all of it, or when no further matches
 * follow.
 */
function mostInformativeSentence(text: string, occurrences: readonly MatchPlace[], weights: readonly number[]): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [best, bestSum, next] = ['', 0, 0];
  for (const { from, to } of sentencesOf(text)) {
    const places = new Set<number>();
    for (let one = occurrences[next]; one && one.at < to; one = occurrences[next]) {
      places.add(one.place);
      next += 1;
    }
    const ownSum = weights.reduce((sum, weight, place) => sum + (places.has(place) ? weight : 0), 0);
    if (ownSum > bestSum) [best, bestSum] = [text.slice(from, to).trim(), ownSum];
    if (bestSum === total || next === occurrences.length) break;
  }
  return best;
}

/** Yields the ranges of the sentences and lines of a text. */
function* sentencesOf(text: string): Generator<{ from: number; to: number }> {
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(sentenceEnd)) {
    yield { from, to: index };
    from = index + gap.length;
  }
  yield { from, to: text.length };
}

/** Returns a part of a sentence around a position, cut between words. */
function shortened(sentence: string, place: number): string {
  if (sentence.length <= maxExcerptLength) return sentence;
  const from = place <= leadIn ? 0 : sentence.indexOf(' ', place - leadIn) + 1;
  const rest = sentence.slice(from);
  const to = rest.length <= maxExcerptLength ? rest.length : rest.lastIndexOf(' ', maxExcerptLength);
  const part = rest.slice(0, to > leadIn ? to : maxExcerptLength).toWellFormed();
  return `${from > 0 ? '… ' : ''}${part.trim()}${to < rest.length ? ' …' : ''}`;
}
