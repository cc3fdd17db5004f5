import type { SiteId } from '@plantsoen/contract/locales.ts';
import { searchKinds } from '../../search-engine.ts';
import { noEntries, placeOf, readLexeme } from '../text/lexemes.ts';

/** Change of the number of entries with a word, in total and by place, and of the things that it names. */
export type WordChange = WordCount & { documentFrequency: number; titleDocumentFrequency: number };

type WordCount = { places: number[]; spelling: string };

export const noChange = (spelling: string): WordChange => changeOf({ places: noEntries(), spelling });

const anywhere = searchKinds.map((kind) => placeOf(kind, 'any'));
/** Places in which a word names a thing: the head of a product or project. Titles of pages are sentences. */
const inTitle = [placeOf('product', 'head'), placeOf('project', 'head')];

function changeOf(count: WordCount): WordChange {
  const entriesAt = (places: readonly number[]) => places.reduce((sum, place) => sum + (count.places[place] ?? 0), 0);
  return { ...count, documentFrequency: entriesAt(anywhere), titleDocumentFrequency: entriesAt(inTitle) };
}

/** Counts how changed documents affect the words of each site. */
export class DocumentFrequencies {
  readonly #sites = new Map<SiteId, Map<string, WordCount>>();

  add(siteId: SiteId, lexemes: readonly string[], spellings: ReadonlyMap<string, string>): void {
    this.#count(siteId, lexemes, 1, spellings);
  }

  remove(siteId: SiteId, lexemes: readonly string[]): void {
    this.#count(siteId, lexemes, -1, new Map());
  }

  /** Returns the words with a changed count, by site. */
  changes(): [SiteId, Map<string, WordChange>][] {
    return [...this.#sites].map(([siteId, words]) => {
      const differing = [...words].filter(([, { places }]) => places.some((by) => by !== 0));
      return [siteId, new Map(differing.map(([word, count]) => [word, changeOf(count)]))];
    });
  }

  #count(siteId: SiteId, lexemes: readonly string[], by: number, spellings: ReadonlyMap<string, string>): void {
    const words = this.#sites.get(siteId) ?? new Map<string, WordCount>();
    this.#sites.set(siteId, words);
    for (const { word, place } of lexemes.map(readLexeme)) {
      const count = words.get(word) ?? { places: noEntries(), spelling: spellings.get(word) ?? word };
      words.set(word, count);
      count.places[place] = (count.places[place] ?? 0) + by;
    }
  }
}
