import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { decompound, halvesOf, isColour } from '../text/decompound.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { WordChange } from './document-frequency.ts';

/** Word of a site as stored in the index. */
export type VocabularyWord = { stem: string; titleDocumentFrequency: number; documentFrequency: number };

const minNamingPartLength = 3;
const minOtherPartLength = 5;
const minStemLength = 4;

const hasDigit = (word: string) => /\d/.test(word);

/**
 * Words of a site after a change, with the possible parts of compounds: words, and stems of words that name things. Words with digits
 * are neither parts nor compounds, so they are left out.
 */
export class Vocabulary {
  readonly #words: Map<string, VocabularyWord>;
  readonly #stems = new Set<string>();
  readonly #language: LocaleCode;

  constructor(words: Map<string, VocabularyWord>, language: LocaleCode) {
    this.#words = words;
    this.#language = language;
    for (const { stem, titleDocumentFrequency } of words.values())
      if (titleDocumentFrequency > 0 && stem.length >= minStemLength) this.#stems.add(stem);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Applies changed counts. A new word has no stem yet. Returns the words that may change how compounds are split. */
  change(changes: ReadonlyMap<string, WordChange>): string[] {
    return [...changes].flatMap(([word, { documentFrequency, titleDocumentFrequency }]) => {
      if (hasDigit(word)) return [];
      const before = this.#words.get(word) ?? { stem: word, titleDocumentFrequency: 0, documentFrequency: 0 };
      const after = {
        ...before,
        documentFrequency: before.documentFrequency + documentFrequency,
        titleDocumentFrequency: before.titleDocumentFrequency + titleDocumentFrequency,
      };
      if (after.documentFrequency > 0) this.#words.set(word, after);
      else this.#words.delete(word);
      return before.documentFrequency > 0 === after.documentFrequency > 0 &&
        before.titleDocumentFrequency > 0 === after.titleDocumentFrequency > 0
        ? []
        : [word];
    });
  }

  /** Returns the parts of a word. If only its end or beginning is known, the rest is a part too. */
  partsOf(word: string): string[] {
    const parts = decompound(word, (part) => this.#isPart(part), this.#language);
    return parts.length > 0 ? parts : halvesOf(word, (part) => this.#names(part), this.#language);
  }

  /** Returns the words that may contain a changed word as a part, now or before the change. */
  madeOf(changed: readonly string[]): string[] {
    const parts = changed.filter((word) => word.length >= minNamingPartLength);
    if (parts.length === 0) return [];
    return [...this.#words.keys()].filter((word) => parts.some((part) => part.length < word.length && word.includes(part)));
  }

  #names(word: string): boolean {
    return isColour(word, this.#language) || this.#stems.has(word) || (this.#words.get(word)?.titleDocumentFrequency ?? 0) > 0;
  }

  #isPart(word: string): boolean {
    if (isStopWord(word, this.#language)) return false;
    const known = this.#words.get(word);
    if (isColour(word, this.#language)) return true;
    if (known) return word.length >= (known.titleDocumentFrequency > 0 ? minNamingPartLength : minOtherPartLength);
    return this.#stems.has(word);
  }
}
