import { type LocaleCode, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { partsWithErrors } from '../text/part-errors.ts';
import { misspeltBeginning, misspeltPart, piecesWithErrors } from './misspelt-part.ts';
import type { QueryToken } from './query-tokens.ts';
import { type Meaning, meaningOf, meaningOfEnd, type UnknownWord } from './spell-correction.ts';
import { type SpellingCandidates, spellingCandidates } from './spelling-candidates.ts';

const maxUnknown = 5;

/** Meanings of unknown words, and the similar words of the index. */
export type UnknownMeanings = {
  meaningOf(word: QueryToken): Meaning | undefined;
  candidates: ReadonlyMap<string, SpellingCandidates>;
};

/**
 * Finds the meanings of at most `maxUnknown` unknown words. Needs one statement, and a second one for words that may only
 * resemble a part of others.
 */
export async function unknownMeanings(sql: Sql, siteId: SiteId, tokens: readonly QueryToken[]): Promise<UnknownMeanings> {
  const candidates =
    tokens.length === 0
      ? new Map<string, SpellingCandidates>()
      : await spellingCandidates(
          sql,
          siteId,
          tokens.slice(0, maxUnknown).map(({ word }) => word),
        );
  const unknown = unknownWords(tokens, candidates, localeOfSite(siteId));
  const meanings = new Map(unknown.map((word) => [word.start, meaningOf(word)]));
  const puzzling = unknown.filter(({ start }) => !meanings.get(start));
  // Whole words come before their rests, because the number of lookups is limited.
  const pieces = puzzling.map(piecesWithErrors);
  const parts = await partsWithErrors(sql, siteId, [
    ...pieces.flatMap(([word = '']) => word),
    ...pieces.flatMap(([, ...rests]) => rests),
  ]);
  for (const word of puzzling)
    meanings.set(word.start, misspeltPart(word, parts) ?? misspeltBeginning(word) ?? meaningOfEnd(word));
  return { meaningOf: ({ start }) => meanings.get(start), candidates };
}

function unknownWords(
  tokens: readonly QueryToken[],
  candidates: ReadonlyMap<string, SpellingCandidates>,
  language: LocaleCode,
): UnknownWord[] {
  return tokens.flatMap((word) => {
    const likely = candidates.get(word.word);
    return likely ? [{ ...word, likely, language }] : [];
  });
}
