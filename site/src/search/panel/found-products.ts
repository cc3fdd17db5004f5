import type { SearchPanelQuery } from '../../platform/generated/operations-types.ts';

/** Results of a query, with the query itself. They stay visible until the next results are loaded. */
export type FoundProducts = SearchPanelQuery['search'] & { query: string };

const maxKept = 40;

/** Cache of the results of this visit, so that deleting a letter needs no request. A content change clears it. */
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
    if (oldest !== undefined && this.#answers.size >= maxKept) this.#answers.delete(oldest);
    this.#answers.set(key, found);
  }
}
