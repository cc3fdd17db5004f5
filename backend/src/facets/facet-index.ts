import { countEntries } from './count-entries.ts';
import { EntryColumns, type NumberedEntry } from './entry-columns.ts';
import type { FacetAnswer } from './facet-answer.ts';
import type { FacetedRow, FacetQuestion, FactChoice, FactValues } from './faceted-row.ts';
import { predicateOf, ValueNumbers } from './value-numbers.ts';

/** Entries of one scope. `firstPlace` is the place of the first one among all entries. */
export type ScopeSummary<Scope> = { scope: Scope; count: number; firstId: number; firstPlace: number };

/**
 * Entries with facts in columns of integers, for lists with facets. `benchmarks/README.md` has the memory and time of 100,000
 * products. Entries can be replaced at any time.
 */
export class FacetIndex<Scope> {
  readonly #numbers: ValueNumbers;
  /** The distinct scopes, and the number of each by its JSON text. */
  readonly #scopes: Scope[];
  readonly #scopeNumbers: Map<string, number>;
  #columns = new EntryColumns();
  /** Slot by ID. */
  #slots = new Map<number, number>();
  /** The slots in the order of their entries. */
  #order: Int32Array = new Int32Array(0);

  /** Creates an empty index. Copies share the numbers of values and scopes, which only grow. */
  constructor(numbers = new ValueNumbers(), scopes: Scope[] = [], scopeNumbers = new Map<string, number>()) {
    this.#numbers = numbers;
    this.#scopes = scopes;
    this.#scopeNumbers = scopeNumbers;
  }

  /** Number of entries. */
  get size(): number {
    return this.#order.length;
  }

  /** Removes the entries with these IDs and adds others, which replace those with the same ID. */
  replace(removed: Iterable<number>, rows: readonly FacetedRow<Scope>[]): void {
    for (const id of removed) this.#remove(id);
    for (const { id } of rows) this.#remove(id);
    const added = rows.map((row) => this.#append(row));
    added.sort((one, other) => this.#columns.compare(one, other));
    const kept = this.#order.filter((slot) => !this.#columns.isRemoved(slot));
    this.#order = merged(kept, added, (one, other) => this.#columns.compare(one, other));
    if (this.#columns.length > 2 * this.size + 1000) this.#compact();
  }

  #remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#columns.remove(slot);
    this.#slots.delete(id);
  }

  #append({ id, position, scope, facts, variants = [] }: FacetedRow<Scope>): number {
    const varying = new Set(variants.flatMap((variant) => Object.keys(variant.facts)));
    const slot = this.#columns.append({
      id,
      position,
      scope: this.#scopeNumber(scope),
      shared: this.#numbersOf(facts, (key) => !varying.has(key)),
      variants: variants.map((variant) => this.#numbersOf(variant.facts)),
    });
    this.#slots.set(id, slot);
    return slot;
  }

  /** Returns the numbers of the values of some facts, each once. */
  #numbersOf(facts: FactValues, isWanted: (key: string) => boolean = () => true): number[] {
    const wanted = Object.entries(facts).filter(([key]) => isWanted(key));
    const numbers = wanted.flatMap(([key, values]) => [...values].map((value) => this.#numbers.numberOf(key, value)));
    return [...new Set(numbers)];
  }

  #scopeNumber(scope: Scope): number {
    const text = JSON.stringify(scope);
    const known = this.#scopeNumbers.get(text);
    if (known !== undefined) return known;
    this.#scopeNumbers.set(text, this.#scopes.length);
    return this.#scopes.push(scope) - 1;
  }

  /** Copies the entries to new columns, without those that were removed. */
  #compact(): void {
    const columns = new EntryColumns();
    this.#order = this.#order.map((slot) => columns.append(this.#columns.entryAt(slot)));
    this.#columns = columns;
    this.#slots = new Map(Array.from(this.#order, (slot) => [columns.ids.at(slot), slot]));
  }

  /** Returns each scope that has entries, with their number, and the ID and place of the first one. */
  scopes(): ScopeSummary<Scope>[] {
    const summaries: ScopeSummary<Scope>[] = [];
    for (const [place, slot] of this.#order.entries()) {
      const number = this.#columns.scopes.at(slot);
      const summary = summaries[number];
      if (summary) summary.count += 1;
      else
        summaries[number] = {
          scope: this.#scopes[number] as Scope,
          count: 1,
          firstId: this.#columns.ids.at(slot),
          firstPlace: place,
        };
    }
    return summaries.filter(Boolean);
  }

  /** Returns an index that can be changed alone. */
  copy(): FacetIndex<Scope> {
    const copy = new FacetIndex<Scope>(this.#numbers, this.#scopes, this.#scopeNumbers);
    copy.#columns = this.#columns.copy();
    copy.#slots = new Map(this.#slots);
    copy.#order = this.#order;
    return copy;
  }

  #including(includes: ((scope: Scope) => boolean) | undefined): Int32Array {
    if (!includes) return this.#order;
    const isIncluded = this.#scopes.map(includes);
    return this.#order.filter((slot) => isIncluded[this.#columns.scopes.at(slot)]);
  }

  /** Returns hits and facets of a question. */
  answer({ found, choices, includes }: FacetQuestion<Scope>): FacetAnswer {
    const all = this.#including(includes);
    const slots = found ? this.#foundAmong(found, includes) : all;
    return { ...countEntries(this.#columns, this.#numbers, slots, choices), totalUnfiltered: all.length };
  }

  /** Returns the slots of the entries with these IDs; IDs without an entry are left out. */
  #foundAmong(ids: readonly number[], includes: (scope: Scope) => boolean = () => true): number[] {
    const isIncluded = this.#scopes.map(includes);
    return ids.flatMap((id) => {
      const slot = this.#slots.get(id);
      return slot !== undefined && isIncluded[this.#columns.scopes.at(slot)] ? slot : [];
    });
  }

  /** Returns whether each variant of an entry satisfies the choices. Empty for an entry without variants. */
  satisfying(id: number, choices: readonly FactChoice[]): boolean[] {
    const { shared, variants } = this.#entryOf(id);
    return variants.map((own) => {
      const values = [...Array.from(shared), ...Array.from(own)];
      return choices.every((choice) => {
        const isMet = predicateOf(choice);
        return values.some((value) => this.#numbers.keyOf(value) === choice.key && isMet(this.#numbers.valueOf(value)));
      });
    });
  }

  /** Returns the values of a fact of an entry, each once. */
  valuesOf(id: number, key: string): (string | number)[] {
    const { shared, variants } = this.#entryOf(id);
    const values = [shared, ...variants].flatMap((one) => Array.from(one).filter((value) => this.#numbers.keyOf(value) === key));
    return [...new Set(values)].map((value) => this.#numbers.valueOf(value));
  }

  #entryOf(id: number): Pick<NumberedEntry, 'shared' | 'variants'> {
    const slot = this.#slots.get(id);
    return slot === undefined ? { shared: [], variants: [] } : this.#columns.entryAt(slot);
  }
}

/** Merges two sorted lists. */
function merged(one: Int32Array, other: readonly number[], compare: (a: number, b: number) => number): Int32Array {
  const all = new Int32Array(one.length + other.length);
  let left = 0;
  let right = 0;
  for (let place = 0; place < all.length; place += 1) {
    const takesLeft = right >= other.length || (left < one.length && compare(one[left] as number, other[right] as number) <= 0);
    all[place] = (takesLeft ? one[left++] : other[right++]) as number;
  }
  return all;
}
