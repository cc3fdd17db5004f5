import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TextMark } from '../search-engine.ts';
import { marksIn } from './marks.ts';
import type { SoughtWords } from './sought-words.ts';
import { searchableTexts, singleWords } from './words.ts';

export type Excerpt = { text: string; marks: TextMark[] };

const longestExcerpt = 200;
/** Of long sentences so much stands before the first word that was found. */
const leadIn = 60;

/** The sentence of a text that says most of what the title does not; undefined where the title says it all, or the text none of it. */
export function excerptOf(text: string, title: string, sought: SoughtWords, language: LocaleCode): Excerpt | undefined {
  const inTitle = placesIn(title, sought, language);
  const missing = sought.telling.map((telling, place) => (inTitle.has(place) ? 0 : telling));
  const most = missing.reduce((sum, telling) => sum + telling, 0);
  let best = '';
  let told = 0;
  for (const sentence of most > 0 ? sentencesOf(text) : []) {
    const places = placesIn(sentence, sought, language);
    const tells = missing.reduce((sum, telling, place) => sum + (places.has(place) ? telling : 0), 0);
    if (tells > told) [best, told] = [sentence, tells];
    if (told === most) break;
  }
  if (told === 0) return undefined;
  const shown = shortened(best, marksIn(best, sought, language)[0]?.start ?? 0);
  return { text: shown, marks: marksIn(shown, sought, language) };
}

/** The places of the query whose words a text has. */
function placesIn(text: string, { sayings, hasNumbers, initials }: SoughtWords, language: LocaleCode): Set<number> {
  const places = new Set<number>();
  const words = (hasNumbers ? searchableTexts : singleWords)(text, language, initials);
  for (const word of words) for (const { place } of sayings.get(word) ?? []) places.add(place);
  return places;
}

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}„“"'])|\s*\n\s*/gu;

/** The sentences and lines of a text, as many as somebody reads. */
function* sentencesOf(text: string): Generator<string> {
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(sentenceEnd)) {
    yield text.slice(from, index).trim();
    from = index + gap.length;
  }
  yield text.slice(from).trim();
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
