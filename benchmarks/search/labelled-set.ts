import { createHash } from 'node:crypto';
import { type LocaleCode, localeCodes } from '../../contract/locales.ts';
import { beginnings } from './labels/beginnings.ts';
import { codes } from './labels/codes.ts';
import { colours } from './labels/colours.ts';
import { compounds } from './labels/compounds.ts';
import { inflections } from './labels/inflections.ts';
import { partsAndOptions } from './labels/parts-and-options.ts';
import { questions } from './labels/questions.ts';
import { severalWords } from './labels/several-words.ts';
import { spellings } from './labels/spellings.ts';
import { synonyms } from './labels/synonyms.ts';
import { terms } from './labels/terms.ts';
import { typingErrors } from './labels/typing-errors.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/**
 * Whether a labelled query is in the third on which no engine is tuned. Their result shows how the engine handles unseen queries.
 * It depends only on the hash of the query, so that a query stays in its part when others are added or removed.
 */
export function isHeldOut(locale: LocaleCode, query: string): boolean {
  return createHash('sha256').update(`${locale}:${query}`).digest().readUInt32BE() % 3 === 0;
}

/** Queries of one kind per language, each with its label in the syntax of `wanted.ts`. */
export type Labels = Record<LocaleCode, Record<string, string>>;

export type LabelledQuery = { locale: LocaleCode; kind: string; query: string; wanted: Wanted; heldOut: boolean };

const kinds: Record<string, Labels> = {
  'typing errors': typingErrors,
  inflections,
  compounds,
  codes,
  colours,
  'several words': severalWords,
  questions,
  spellings,
  synonyms,
  beginnings,
  'parts and options': partsAndOptions,
  'terms of the trade': terms,
};

export const labelledQueries: readonly LabelledQuery[] = Object.entries(kinds).flatMap(([kind, labels]) =>
  localeCodes.flatMap((locale) =>
    Object.entries(labels[locale]).map(([query, wanted]) => ({
      ...{ locale, kind, query },
      wanted: wantedOf(wanted),
      heldOut: isHeldOut(locale, query),
    })),
  ),
);

export const kindNames: readonly string[] = Object.keys(kinds);
