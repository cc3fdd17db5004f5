import type { SearchPanelQuery } from '../../platform/generated/operations-types.ts';

/** What was found for words, which are kept with it: while somebody types on it stands until the next has come. */
export type FoundProducts = SearchPanelQuery['search'] & { query: string };

const mostKept = 40;

/** The answers of this visit, so that who takes back a letter does not wait; those of a state of the content that is past are dropped. */
export class FoundBefore {
  readonly #answers = new Map<string, FoundProducts>();
  #changes = 0;

  get(key: string, changes: number): FoundProducts | undefined {
    if (changes !== this.#changes) this.#answers.clear();
    this.#changes = changes;
    return this.#answers.get(key);
  }

  keep(key: string, found: FoundProducts): void {
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= mostKept) this.#answers.delete(oldest);
    this.#answers.set(key, found);
  }
}
