import type { SearchPanelQuery } from '../../platform/generated/operations-types.ts';

/** Results of a query, with the query itself. They stay visible until the next results are loaded. */
export type ProductResults = SearchPanelQuery['search'] & { query: string };

const maxKept = 40;

/** Cache of the results of this visit, so that deleting a letter needs no request. A content change clears it. */
export class ResultCache {
  readonly #answers = new Map<string, ProductResults>();
  #changes = 0;

  get(key: string, changes: number): ProductResults | undefined {
    if (changes !== this.#changes) this.#answers.clear();
    this.#changes = changes;
    return this.#answers.get(key);
  }

  keep(key: string, found: ProductResults): void {
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= maxKept) this.#answers.delete(oldest);
    this.#answers.set(key, found);
  }
}
