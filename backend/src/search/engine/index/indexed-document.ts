import { createHash } from 'node:crypto';
import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import type { SearchDocument } from '../../search-engine.ts';
import { lexemePrefix } from '../text/lexemes.ts';
import { normalizeWord } from '../text/normalize.ts';
import { isStopWord } from '../text/stop-words.ts';
import { codesOf, measuresOf, searchableWords, wordsOf } from '../text/words.ts';

/** Words of the fields that an entry is ranked by. */
export type HeadWords = { title: string[]; codes: string[]; names: string[]; facts: string[] };

/** Document as stored in the index. */
export type IndexedDocument = {
  document: SearchDocument;
  head: string;
  lexemes: string[];
  /** Original spellings of its words, by folded word. */
  spellings: ReadonlyMap<string, string>;
};

const maxTextLength = 40_000;
const maxHeadWords = 150;
/** Version of the analysis. Increase it when documents are analysed differently, so that a rebuild rewrites all of them. */
const analysis = 2;

/** Returns a hash of a document and the version of the analysis. */
export function fingerprintOf(document: SearchDocument): string {
  return createHash('md5')
    .update(JSON.stringify([analysis, document]))
    .digest('base64');
}

/** Splits a document into words. */
export function indexedDocument(document: SearchDocument): IndexedDocument {
  const language = localeOfSite(document.siteId);
  const head = headWords(document, language);
  const text = document.text.slice(0, maxTextLength);
  const words = {
    title: [...head.title, ...head.codes],
    head: Object.values(head).flat(),
    any: searchableWords(text, language)
      .map(({ word }) => word)
      .filter((word) => !isStopWord(word, language)),
  };
  const lexemes = new Set<string>();
  const add = (reach: 'title' | 'head' | 'any', list: readonly string[]) => {
    const prefix = lexemePrefix(document.siteId, document.kind, reach);
    for (const word of list) lexemes.add(prefix + word);
  };
  add('title', words.title);
  add('head', words.head);
  add('any', [...words.head, ...words.any]);
  return {
    document,
    head: headText(head),
    lexemes: [...lexemes],
    spellings: spellingsOf([document.title, ...headings(document), ...document.facts, text], language),
  };
}

function headWords(document: SearchDocument, language: LocaleCode): HeadWords {
  const { title, codes, facts } = document;
  const inTitle = [...measuresOf(title), ...codesOf(title, language)].map(({ word }) => word);
  const all = (texts: readonly string[]) => {
    const words = texts.flatMap((text) => searchableWords(text, language)).map(({ word }) => word);
    return [...new Set(words)].filter((word) => !isStopWord(word, language)).slice(0, maxHeadWords);
  };
  return {
    title: wordsOf(title, language).map(({ word }) => word),
    codes: [...new Set([...inTitle, ...codes.flatMap((code) => codeWords(code, language))])].slice(0, maxHeadWords),
    names: all(headings(document)),
    facts: all(facts),
  };
}

/** Returns the names of a thing other than its title. */
const headings = ({ categoryTitle, names }: SearchDocument) => (categoryTitle === undefined ? names : [categoryTitle, ...names]);

/** Returns a code in one spelling, and its longer parts: 'BM-1010-01' is found by 'bm101001', 'bm1010' and '1010'. */
function codeWords(code: string, language: LocaleCode): string[] {
  const words = wordsOf(code, language).map(({ word }) => word);
  const whole = normalizeWord(code, language);
  return [whole, ...codesOf(code, language).map(({ word }) => word), ...words.filter((word) => word.length > 2)].filter(
    (word) => word !== '' && word.length <= 60,
  );
}

function spellingsOf(texts: readonly string[], language: LocaleCode): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const { word, start, end } of wordsOf(text, language)) {
      const written = text.slice(start, end);
      if (!spellings.has(word)) spellings.set(word, language === 'de' ? written : written.toLowerCase());
    }
  }
  return spellings;
}

/** Fields of a head, one line each. */
export const headLines = ['title', 'codes', 'names', 'facts'] as const satisfies (keyof HeadWords)[];

/** Returns a head as stored in the index, the format that `matchedTermsIn` reads. */
export const headText = (head: HeadWords): string => headLines.map((field) => head[field].join(' ')).join('\n');
