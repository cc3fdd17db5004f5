import { type LocaleCode, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { isIntent, isStopWord, negationOf } from '../text/stop-words.ts';
import { withCodes } from './code-groups.ts';
import type { QueryToken } from './query-tokens.ts';
import { type Correction, type Meaning, madeOf } from './spell-correction.ts';
import type { SpellingCandidates } from './spelling-candidates.ts';
import {
  alternativesOf,
  downweight,
  isUnknown,
  joinedGroup,
  type TermAlternatives,
  variantOf,
  variantsOf,
  withoutIdlePhrases,
} from './term-alternatives.ts';
import { unknownMeanings } from './unknown-words.ts';
import { lookUpVocabulary, type VocabularyMatch, type VocabularyMatches } from './vocabulary-lookup.ts';

/** Query in the terms of the index: a group for each word, and the interpretation of unknown words. */
export type ReadQuery = {
  groups: TermAlternatives[];
  /** Whether the query is a question in plain language. */
  isSentence: boolean;
  corrections: Correction[];
  /** Similar words of the index, by unknown word. */
  candidates: ReadonlyMap<string, SpellingCandidates>;
};

const synonymQuality = 0.86;
/**
 * Quality of a synonym of several words together. It is higher, because they are more likely meant as a phrase than individually.
 */
const aliasQuality = 0.88;
/**
 * Factor for a phrase without its stop words. Names and facts are indexed without these, but a title with the whole phrase, such
 * as 'bank met rugleuning', is the better match.
 */
const bareQuality = 0.5;
const joinedQuality = 0.98;
/** Quality above which a variant counts as the meaning of a word. */
const repeatedQuality = 0.8;
/**
 * Maximum number of entries with a word that occurs by chance. A word that names nothing and is no more frequent is no term of
 * the trade.
 */
const maxByChance = 5;

/**
 * Looks up the words of a query. One statement suffices if all are known. Unknown words need up to three more, and rare compounds
 * one.
 */
export async function readQuery(sql: Sql, siteId: SiteId, tokens: readonly QueryToken[]): Promise<ReadQuery> {
  const language = localeOfSite(siteId);
  const known = await lookUpVocabulary(sql, siteId, {
    words: tokens.flatMap((word) => wordsToKnow(word, language)),
    phrases: tokens.flatMap(({ phrases, lacking }) => [...phrases, ...(lacking?.phrases ?? [])]),
    beginnings: tokens
      .map(named)
      .flatMap(({ word, isLast, mayBegin, prefixRun }) => [
        ...(isLast || mayBegin ? [word] : []),
        ...(prefixRun === undefined ? [] : [prefixRun]),
      ]),
    isAlone: tokens.length === 1,
  });
  const ownGroups = tokens.map(
    (word): TermAlternatives => ({
      ...groupFor(word, known, language),
      isModifier: word.isModifier,
      isIntent: isIntent(word.word, language),
      isNumber: /^\d/.test(word.word),
    }),
  );
  const codes = withCodes(withoutRepeated(ownGroups, tokens, known), tokens, known);
  const { groups } = codes;
  const isSentence = tokens.some(({ inSentence }) => inSentence);
  const isPuzzling = (token: QueryToken, place: number) =>
    !token.isPrefix && !codes.unknown.has(token) && isUnknownAt(groups, place);
  const unknown = await unknownMeanings(sql, siteId, tokens.filter(isPuzzling).map(named));
  const meanings = tokens.map((word, place): Meaning | undefined => {
    if (isPuzzling(word, place)) return unknown.meaningOf(named(word));
    return word.isPrefix || codes.unknown.has(word) ? undefined : rareCompound(named(word), known);
  });
  const words = meanings.flatMap((meaning) => meaning?.words ?? []);
  if (words.length === 0 && meanings.every((meaning) => !meaning))
    return { groups, isSentence, corrections: [], candidates: unknown.candidates };
  const more = await lookUpVocabulary(sql, siteId, { words, phrases: words });
  const groupOfKnown = (word: string) =>
    joinedGroup([alternativesOf((more.byQueryWord.get(word) ?? []).map(variantOf)), otherWords([word], more, language)]);
  return {
    isSentence,
    groups: groups.map((group, place) => {
      const meaning = meanings[place]?.group(groupOfKnown);
      if (!meaning) return group;
      return { ...group, ...joinedGroup([group, tokens[place]?.lacking ? lackingGroup(meaning, known, language) : meaning]) };
    }),
    corrections: meanings.flatMap((meaning) => meaning?.correction ?? []),
    candidates: unknown.candidates,
  };
}

/**
 * Removes beginnings from the last group that another group matches already: 'afvalbak met a' does not mean an 'afvalbak' twice.
 * A whole word stays even if another group matches the same: 'Papierkorb Abfall' means one thing, and each 'Abfallbehälter' has
 * both.
 */
function withoutRepeated(
  groups: readonly TermAlternatives[],
  tokens: readonly QueryToken[],
  { byQueryWord }: VocabularyMatches,
): TermAlternatives[] {
  const isMatched = (word: string, place: number) =>
    groups.some(({ variants }, other) => other !== place && (variants.get(word)?.quality ?? 0) > repeatedQuality);
  return groups.map((group, place) => {
    const own = tokens[place]?.word ?? '';
    if (!tokens[place]?.isLast || groups.length === 1) return group;
    const whole = new Set((byQueryWord.get(own) ?? []).flatMap(({ word, likeness }) => (likeness === 'beginning' ? [] : [word])));
    const variants = [...group.variants].filter(([word]) => !word.startsWith(own) || whole.has(word) || !isMatched(word, place));
    return variants.length === 0 ? group : { ...group, variants: new Map(variants) };
  });
}

/** Returns the word to look up: 'Lehne' for 'ohne Lehne'. */
const named = (word: QueryToken): QueryToken => word.lacking ?? word;

const isUnknownAt = (groups: readonly TermAlternatives[], place: number): boolean =>
  groups[place] !== undefined && isUnknown(groups[place]);

const isWhole = ({ likeness }: VocabularyMatch): boolean => likeness === 'exact' || likeness === 'stem';

/** Returns the meaning of a compound that only a few texts contain by chance. Entries with its parts match as well. */
function rareCompound({ word }: QueryToken, { byQueryWord }: VocabularyMatches): Meaning | undefined {
  const whole = (byQueryWord.get(word) ?? []).filter(isWhole);
  if (
    whole.some(({ documentFrequency, titleDocumentFrequency }) => titleDocumentFrequency > 0 || documentFrequency > maxByChance)
  )
    return undefined;
  const parts = whole.find(({ likeness }) => likeness === 'exact')?.parts ?? [];
  return parts.length > 1 ? madeOf(parts) : undefined;
}

function wordsToKnow({ word, number, joined, lacking }: QueryToken, language: LocaleCode): string[] {
  if (lacking) return [negationOf(language), ...wordsToKnow(lacking, language)];
  return [word, ...(number === undefined ? [] : [number]), ...joined];
}

function groupFor(token: QueryToken, known: VocabularyMatches, language: LocaleCode): TermAlternatives {
  const { word, number, joined, phrases, prefixRun, lacking } = token;
  const { byQueryWord, synonyms } = known;
  // The phrase 'log in' is complete.
  const isPhrase = token.isPrefix && phrases.some((phrase) => phrase.includes(' ') && synonyms.has(phrase));
  if (lacking) {
    return joinedGroup([lackingGroup(groupFor(lacking, known, language), known, language), otherWords(phrases, known, language)]);
  }
  const whole = (one: string) => (byQueryWord.get(one) ?? []).filter(({ likeness }) => likeness !== 'part').map(variantOf);
  const own = alternativesOf([
    ...(isPhrase ? [] : variantsOf(byQueryWord.get(word) ?? [], token)),
    ...(prefixRun === undefined
      ? []
      : (byQueryWord.get(prefixRun) ?? []).filter(({ likeness }) => likeness === 'beginning').map(runVariant)),
    ...(number === undefined ? [] : downweight(whole(number), joinedQuality)),
    ...joined.flatMap((run) => downweight(whole(run), joinedQuality)),
  ]);
  return withoutIdlePhrases(joinedGroup([own, otherWords(phrases, known, language)]));
}

const runVariant = (known: VocabularyMatch) => ({ ...variantOf(known), quality: joinedQuality });

/** Returns a group for a negation and the negated word. */
function lackingGroup(lacking: TermAlternatives, { byQueryWord }: VocabularyMatches, language: LocaleCode): TermAlternatives {
  const negation = alternativesOf((byQueryWord.get(negationOf(language)) ?? []).filter(isWhole).map(variantOf));
  const phrase = [{ ...negation, near: 'negation' as const }, lacking];
  return alternativesOf([], phrase.some(isUnknown) ? [] : [phrase]);
}

/** Returns a group of the synonyms of these phrases. */
function otherWords(phrases: readonly string[], known: VocabularyMatches, language: LocaleCode): TermAlternatives {
  return joinedGroup(
    phrases.flatMap((phrase) => {
      return (known.synonyms.get(phrase) ?? []).map((other): TermAlternatives => {
        const isSame = withoutSpaces(other) === withoutSpaces(phrase);
        const quality = isSame ? joinedQuality : phrase.includes(' ') ? aliasQuality : synonymQuality;
        const words = other.split(' ');
        if (words.length === 1) return alternativesOf(downweight((known.byQueryWord.get(other) ?? []).map(variantOf), quality));
        const informative = words.filter((word) => !isStopWord(word, language));
        const bare =
          informative.length > 1 && informative.length < words.length
            ? [together(informative, known, quality * bareQuality)]
            : [];
        return joinedGroup([together(words, known, quality), ...bare]);
      });
    }),
  );
}

/** Returns a group that requires all of these words in what names or describes a thing. */
function together(words: readonly string[], { byQueryWord }: VocabularyMatches, quality: number): TermAlternatives {
  const parts = words.map((word) => ({
    ...alternativesOf(downweight((byQueryWord.get(word) ?? []).filter(isWhole).map(variantOf), quality)),
    near: 'phrase' as const,
  }));
  return alternativesOf([], parts.some(isUnknown) ? [] : [parts]);
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
