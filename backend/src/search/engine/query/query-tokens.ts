import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { maxQueryLength } from '../../search-engine.ts';
import { isCommonplace, isJoining, isPreposition, isStopWord, negationOf } from '../text/stop-words.ts';
import { measuresOf, type Word, wordsOf } from '../text/words.ts';
import { otherSpelling } from './other-spellings.ts';

/** Word of a query, with other spellings under which the index may contain it. */
export type QueryToken = {
  word: string;
  /**
   * The word joined with its neighbours, such as 'bm1010' for 'bm 1010' or 'boombank' for 'boom bank', and its other spelling.
   */
  joined: string[];
  /** Sequences of words around it that may be a phrase with a synonym. */
  phrases: string[];
  /** Whether it follows a preposition: 'asbak' in 'bak met asbak'. */
  isModifier: boolean;
  /** The negated word, if this one is a negation: 'Lehne' in 'ohne Lehne'. Both are searched as one unit. */
  lacking?: QueryToken;
  /** Number of a measure, without the unit. */
  number?: string;
  /** Position in the query, in UTF-16 code units. */
  start: number;
  end: number;
  /** Whether it is the last word and no measure. It may then be the beginning of a word. */
  isLast: boolean;
  /** Whether it is a final stop word that may begin another word: 'over' while a visitor types 'overkapping'. */
  isPrefix: boolean;
  /** Whether it may be the beginning of a name although others follow: 'har' in 'har steps'. */
  mayBegin: boolean;
  /** The last two words joined, which may begin a compound: 'fietsenre' for 'fietsen re'. */
  prefixRun?: string;
  /** Whether the query also has stop words, as a question does. */
  inSentence: boolean;
};

const maxWords = 12;
const maxJoinedLength = 60;
const minBeginningLength = 3;

/** Parses a query. Stop words and words that apply to the whole catalogue count only if there are no others. */
export function queryTokens(query: string, language: LocaleCode): QueryToken[] {
  const text = query.slice(0, maxQueryLength);
  const measures = measuresOf(text);
  const tokens = [...measures, ...wordsOf(text, language).filter((word) => !measures.some((measure) => overlaps(word, measure)))]
    .sort((a, b) => a.start - b.start)
    .map((token) => ({ ...token, word: withZeros(token.word), isMeasure: measures.includes(token) }));
  const prefix = prefixWord(tokens, text, language);
  const inSentence = tokens.some((token) => token !== prefix && isStopWord(token.word, language));
  const run = inSentence ? [] : tokens.slice(-2);
  const all = tokens.map((token, index): QueryToken => {
    const { word, start, end, isMeasure } = token;
    const around = runsAround(tokens, index);
    const other = otherSpelling(word, language);
    return {
      word,
      joined: [...around.map((run) => run.join('')), ...(other === word ? [] : [other])].filter(
        (run) => run.length <= maxJoinedLength,
      ),
      phrases: [
        ...new Set(
          [[word], ...around].flatMap((run) =>
            [run, run.map((one) => otherSpelling(one, language))].map((words) => words.join(' ')),
          ),
        ),
      ],
      isModifier: isBehindPreposition(tokens, index),
      ...(isMeasure && { number: word.replace(/\D+$/, '') }),
      start,
      end,
      isLast: index === tokens.length - 1 && !isMeasure,
      isPrefix: token === prefix,
      mayBegin: !inSentence && index < tokens.length - 1 && word.length >= minBeginningLength && !/\d/.test(word),
      ...(run.length === 2 && run.includes(token) && { prefixRun: run.map((one) => one.word).join('') }),
      inSentence,
    };
  });
  const content = all.filter(({ word, isPrefix }) => isPrefix || !isStopWord(word, language) || isNegated(word, language));
  const informative = content.some(({ word }) => !isCommonplace(word, language))
    ? content.filter(({ word }) => !isCommonplace(word, language))
    : content;
  return withLacking(informative.length > 0 ? informative : all, language).slice(0, maxWords);
}

/**
 * Returns the last word if it is the only stop word of several. Queries rarely end with one such as 'over', so it probably begins
 * another word. Prepositions and conjunctions are excluded: 'bank met' expects another word.
 */
function prefixWord<Token extends Word>(tokens: readonly Token[], text: string, language: LocaleCode): Token | undefined {
  const last = tokens.at(-1);
  if (!last || tokens.length === 1 || last.end < text.length || !isStopWord(last.word, language) || isJoining(last.word))
    return undefined;
  return tokens.slice(0, -1).some(({ word }) => isStopWord(word, language)) ? undefined : last;
}

const isNegated = (word: string, language: LocaleCode) => word === negationOf(language);

/** Merges a negation with the word that follows. A negation at the end is dropped, unless it is the only word. */
function withLacking(all: readonly QueryToken[], language: LocaleCode): QueryToken[] {
  const merged: QueryToken[] = [];
  for (const [place, word] of all.entries()) {
    const before = all[place - 1];
    if (isNegated(word.word, language) && all.length > 1) continue;
    if (!before || !isNegated(before.word, language)) merged.push(word);
    else
      merged.push({
        ...before,
        phrases: [...before.phrases, `${before.word} ${word.word}`],
        end: word.end,
        isLast: word.isLast,
        lacking: word,
      });
  }
  return merged;
}

/** Whether a preposition precedes the word, possibly with one word between, such as an article. */
const isBehindPreposition = (tokens: readonly Word[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 2), place).some(({ word }) => isPreposition(word));

/** Replaces the letter O in numbers by a zero, a common typing error. In 'CO2' it stays a letter. */
const withZeros = (word: string) => word.replace(/(?<=\d)o(?=\d|$)|^o(?=\d)/g, '0');

const overlaps = (one: Word, other: Word) => one.start < other.end && other.start < one.end;

/** Returns all sequences of two or three words that include the word at this place. */
function runsAround(tokens: readonly Word[], place: number): string[][] {
  const runs: string[][] = [];
  for (const length of [2, 3]) {
    for (let start = Math.max(0, place - length + 1); start <= place && start + length <= tokens.length; start += 1) {
      runs.push(tokens.slice(start, start + length).map(({ word }) => word));
    }
  }
  return runs;
}
