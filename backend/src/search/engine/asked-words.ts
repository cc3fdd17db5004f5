import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { longestQuery } from '../search-engine.ts';
import { otherSpelling } from './other-spellings.ts';
import { isCommonplace, isJoining, isPreposition, isStopWord, negationOf } from './stop-words.ts';
import { measuresOf, type Word, wordsOf } from './words.ts';

/** A word of a query, and other spellings under which the index may know the same. */
export type AskedWord = {
  word: string;
  /** The word together with its neighbours, in one, as 'bm' in 'bm 1010', 'boom' in 'boom bank'; and in its other spelling. */
  joined: string[];
  /** The words around it that may be a phrase with a synonym. */
  phrases: string[];
  /** True where it stands behind a preposition: 'asbak' in 'bak met asbak'. */
  isBehind: boolean;
  /** What is to be lacking, where the word says that something is: 'Lehne' in 'ohne Lehne'. Both are one thing to look for. */
  lacking?: AskedWord;
  /** The bare number of a measure. */
  number?: string;
  /** Where in the query it stands. */
  start: number;
  end: number;
  /** True for the last one: it may be the beginning of a word. */
  isLast: boolean;
  /** True for a little word that says nothing but stands last: 'over' where somebody is about to type 'overkapping'. */
  isBegun: boolean;
  /** True where beside others it may be the beginning of a name: 'har' in 'har steps'. */
  mayBegin: boolean;
  /** The last word and the one before, in one, as they may begin a compound: 'fietsenre' in 'fietsen re'. */
  begunRun?: string;
  /** True where the query has words beside those that tell something, as a question has. */
  inSentence: boolean;
};

const mostWords = 12;
const longestJoined = 60;
const shortestBeginning = 3;

/** Reads what a visitor typed. Words that say nothing count only where there are no others. */
export function askedWords(query: string, language: LocaleCode): AskedWord[] {
  const text = query.slice(0, longestQuery);
  const measures = measuresOf(text);
  const tokens = [...measures, ...wordsOf(text, language).filter((word) => !measures.some((measure) => overlaps(word, measure)))]
    .sort((a, b) => a.start - b.start)
    .map((token) => ({ ...token, word: withZeros(token.word), isMeasure: measures.includes(token) }));
  const begun = begunWord(tokens, text, language);
  const inSentence = tokens.some((token) => token !== begun && isStopWord(token.word, language));
  const run = inSentence ? [] : tokens.slice(-2);
  const asked = tokens.map((token, index): AskedWord => {
    const { word, start, end, isMeasure } = token;
    const around = runsAround(tokens, index);
    const other = otherSpelling(word, language);
    return {
      word,
      joined: [...around.map((run) => run.join('')), ...(other === word ? [] : [other])].filter(
        (run) => run.length <= longestJoined,
      ),
      phrases: [
        ...new Set(
          [[word], ...around].flatMap((run) =>
            [run, run.map((one) => otherSpelling(one, language))].map((words) => words.join(' ')),
          ),
        ),
      ],
      isBehind: isBehindPreposition(tokens, index),
      ...(isMeasure && { number: word.replace(/\D+$/, '') }),
      start,
      end,
      isLast: index === tokens.length - 1 && !isMeasure,
      isBegun: token === begun,
      mayBegin: !inSentence && index < tokens.length - 1 && word.length >= shortestBeginning && !/\d/.test(word),
      ...(run.length === 2 && run.includes(token) && { begunRun: run.map((one) => one.word).join('') }),
      inSentence,
    };
  });
  const said = asked.filter(({ word, isBegun }) => isBegun || !isStopWord(word, language) || isNegated(word, language));
  const telling = said.some(({ word }) => !isCommonplace(word, language))
    ? said.filter(({ word }) => !isCommonplace(word, language))
    : said;
  return withLacking(telling.length > 0 ? telling : asked, language).slice(0, mostWords);
}

/** The last word, where it would say nothing and stands behind words that do: nobody ends a search with 'over', but 'bank met' waits for more. */
function begunWord<Token extends Word>(tokens: readonly Token[], text: string, language: LocaleCode): Token | undefined {
  const last = tokens.at(-1);
  if (!last || tokens.length === 1 || last.end < text.length || !isStopWord(last.word, language) || isJoining(last.word))
    return undefined;
  return tokens.slice(0, -1).some(({ word }) => isStopWord(word, language)) ? undefined : last;
}

const isNegated = (word: string, language: LocaleCode) => word === negationOf(language);

/** Takes a word that says that something is lacking together with what it is. One that stands alone says nothing. */
function withLacking(asked: readonly AskedWord[], language: LocaleCode): AskedWord[] {
  const taken: AskedWord[] = [];
  for (const [place, word] of asked.entries()) {
    const before = asked[place - 1];
    if (isNegated(word.word, language) && asked.length > 1) continue;
    if (!before || !isNegated(before.word, language)) taken.push(word);
    else
      taken.push({
        ...before,
        phrases: [...before.phrases, `${before.word} ${word.word}`],
        end: word.end,
        isLast: word.isLast,
        lacking: word,
      });
  }
  return taken;
}

/** An article or so may stand between. */
const isBehindPreposition = (tokens: readonly Word[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 2), place).some(({ word }) => isPreposition(word));

/** In numbers people type the letter O for a zero; in 'CO2' it is a letter. */
const withZeros = (word: string) => word.replace(/(?<=\d)o(?=\d|$)|^o(?=\d)/g, '0');

const overlaps = (one: Word, other: Word) => one.start < other.end && other.start < one.end;

/** Two or three words in a row, of which the one at this place is one. */
function runsAround(tokens: readonly Word[], place: number): string[][] {
  const runs: string[][] = [];
  for (const length of [2, 3]) {
    for (let start = Math.max(0, place - length + 1); start <= place && start + length <= tokens.length; start += 1) {
      runs.push(tokens.slice(start, start + length).map(({ word }) => word));
    }
  }
  return runs;
}
