import type { SiteId } from '@plantsoen/contract/locales.ts';
import { type SearchKind, searchKinds } from '../search-engine.ts';

/** Where a word is found: in the title, in what names and describes the thing, or anywhere. */
export type Reach = 'title' | 'head' | 'any';

const kindLetters: Record<SearchKind, string> = { product: 'p', project: 'j', page: 'g' };
const reachLetters: Record<Reach, string> = { title: 't', head: 'h', any: 'a' };

/** The places by which the vocabulary counts entries that have a word, in its order. */
const places = searchKinds.flatMap((kind) => Object.values(reachLetters).map((reach) => kindLetters[kind] + reach));

/** Which of the counts of a word is of entries of a kind that have it there. */
export const placeOf = (kind: SearchKind, reach: Reach): number => places.indexOf(kindLetters[kind] + reachLetters[reach]);

/** A count for each place. */
export const noEntries = (): number[] => places.map(() => 0);

/**
 * What stands before a word in the index. Site, kind and reach are part of what is looked up, so that the index alone answers which entries
 * of a kind have a word in their title, without a look at the entries.
 */
export function lexemePrefix(siteId: SiteId, kind: SearchKind, reach: Reach): string {
  return `${siteId}${kindLetters[kind]}${reachLetters[reach]}`;
}

/** The word that a document's lexeme was made of, and its place among the counts. */
export const readLexeme = (lexeme: string) => ({ word: lexeme.slice(3), place: places.indexOf(lexeme.slice(1, 3)) });
