import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TextMark } from '../search-engine.ts';
import { marksIn } from './marks.ts';
import type { SoughtWords } from './sought-words.ts';
import { searchableWords, wordsOf } from './words.ts';

export type Excerpt = { text: string; marks: TextMark[] };

const longestExcerpt = 200;
/** Of long sentences so much stands before the first word that was found. */
const leadIn = 60;

/** The sentence of a text that says most of what the title does not; undefined where the title says it all, or the text none of it. */
export function excerptOf(text: string, title: string, sought: SoughtWords, language: LocaleCode): Excerpt | undefined {
  const inTitle = new Set(placesIn(title, sought, language).map(({ place }) => place));
  const missing = sought.telling.map((telling, place) => (inTitle.has(place) ? 0 : telling));
  const most = missing.reduce((sum, telling) => sum + telling, 0);
  const said = most > 0 ? placesIn(text, sought, language).filter(({ place }) => missing[place]) : [];
  if (said.length === 0) return undefined;
  const best = sentenceThatTells(text, said, missing);
  const shown = shortened(best, marksIn(best, sought, language)[0]?.start ?? 0);
  return { text: shown, marks: marksIn(shown, sought, language) };
}

/** Where in a text the word at a place of the query is said. */
type SaidPlace = { at: number; place: number };

/** What a text says of the query, in its order. Most texts say nothing, and are looked through no further. */
function placesIn(text: string, { sayings, hasNumbers, initials }: SoughtWords, language: LocaleCode): SaidPlace[] {
  const words = (hasNumbers ? searchableWords : wordsOf)(text, language, initials);
  const said = words.flatMap(({ word, start }) => (sayings.get(word) ?? []).map(({ place }) => ({ at: start, place })));
  return said.sort((a, b) => a.at - b.at);
}

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}„“"'])|\s*\n\s*/gu;

/** The first of the sentences and lines that tell the most: they are cut until one tells all, or nothing more is said. */
function sentenceThatTells(text: string, said: readonly SaidPlace[], telling: readonly number[]): string {
  const most = telling.reduce((sum, one) => sum + one, 0);
  let [best, told, next] = ['', 0, 0];
  for (const { from, to } of sentencesOf(text)) {
    const places = new Set<number>();
    for (let one = said[next]; one && one.at < to; one = said[next]) {
      places.add(one.place);
      next += 1;
    }
    const tells = telling.reduce((sum, one, place) => sum + (places.has(place) ? one : 0), 0);
    if (tells > told) [best, told] = [text.slice(from, to).trim(), tells];
    if (told === most || next === said.length) break;
  }
  return best;
}

/** Where the sentences and lines of a text stand. */
function* sentencesOf(text: string): Generator<{ from: number; to: number }> {
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(sentenceEnd)) {
    yield { from, to: index };
    from = index + gap.length;
  }
  yield { from, to: text.length };
}

/** A part of a sentence around a place, cut between words. */
function shortened(sentence: string, place: number): string {
  if (sentence.length <= longestExcerpt) return sentence;
  const from = place <= leadIn ? 0 : sentence.indexOf(' ', place - leadIn) + 1;
  const rest = sentence.slice(from);
  const to = rest.length <= longestExcerpt ? rest.length : rest.lastIndexOf(' ', longestExcerpt);
  const part = rest.slice(0, to > leadIn ? to : longestExcerpt).toWellFormed();
  return `${from > 0 ? '… ' : ''}${part.trim()}${to < rest.length ? ' …' : ''}`;
}
