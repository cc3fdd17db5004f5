import type { SiteId } from '@plantsoen/contract/locales.ts';
import { type SearchKind, searchKinds } from '../../search-engine.ts';

/** Part of an entry in which a word is found: the title, the head (what names and describes the thing), or anywhere. */
export type Reach = 'title' | 'head' | 'any';

const kindLetters: Record<SearchKind, string> = { product: 'p', project: 'j', page: 'g', discontinued: 'd' };
const reachLetters: Record<Reach, string> = { title: 't', head: 'h', any: 'a' };

/** Places by which the vocabulary counts the entries with a word, in the order of its counts. */
const places = searchKinds.flatMap((kind) => Object.values(reachLetters).map((reach) => kindLetters[kind] + reach));

/** Returns the position of the count for a kind and a reach. */
export const placeOf = (kind: SearchKind, reach: Reach): number => places.indexOf(kindLetters[kind] + reachLetters[reach]);

/** Returns a zero for each place. */
export const noEntries = (): number[] => places.map(() => 0);

/**
 * Returns the prefix of a word in the index. It contains site, kind and reach, so that the index alone finds the entries of a
 * kind with a word in the title. PostgreSQL need not read the entries.
 */
export function lexemePrefix(siteId: SiteId, kind: SearchKind, reach: Reach): string {
  return `${siteId}${kindLetters[kind]}${reachLetters[reach]}`;
}

/** Returns the word of a lexeme, and the position of its count. */
export const readLexeme = (lexeme: string) => ({ word: lexeme.slice(3), place: places.indexOf(lexeme.slice(1, 3)) });
