import type { Page } from '../platform/api/arguments.ts';
import { allChoices, failedAmong } from './choice-masks.ts';
import { countEntries } from './count-entries.ts';
import { EntryColumns, type NumberedEntry } from './entry-columns.ts';
import type { FacetAnswer } from './facet-answer.ts';
import type { FacetedRow, FacetQuestion, FactChoice, FactValues } from './faceted-row.ts';
import { ScopeNumbers } from './scope-numbers.ts';
import { ValueNumbers } from './value-numbers.ts';

/** Entries of one scope. `firstPlace` is the place of the first one among all entries. */
export type ScopeSummary<Scope> = { scope: Scope; count: number; firstId: number; firstPlace: number };

/** Entries with facts in columns of integers, for lists with facets. Entries can be replaced at any time. */
export class FacetIndex<Scope> {
  #numbers = new ValueNumbers();
  #scopes = new ScopeNumbers<Scope>();
  #columns = new EntryColumns();
  /** Slot by ID. */
  #slots = new Map<number, number>();
  /** The slots in the order of their entries. */
  #order: Int32Array = new Int32Array(0);

  /** Number of entries. */
  get size(): number {
    return this.#order.length;
  }

  /** Removes the entries with these IDs and adds others, which replace those with the same ID. Changes nothing if it throws. */
  replace(removed: Iterable<number>, rows: readonly FacetedRow<Scope>[]): void {
    const entries = rows.map((row) => this.#numbered(row));
    for (const id of [...removed, ...entries.map((entry) => entry.id)]) this.#remove(id);
    const added = entries.map((entry) => this.#append(entry));
    added.sort((one, other) => this.#columns.compare(one, other));
    this.#order = this.#orderWith(added);
    if (this.#columns.length > 2 * this.size + 1000) this.compact();
  }

  /** Returns the order without the slots of removed entries, and with those of added ones, which are sorted. */
  #orderWith(added: readonly number[]): Int32Array {
    const order = new Int32Array(this.#slots.size);
    let length = 0;
    let next = 0;
    for (let place = 0; place < this.#order.length; place += 1) {
      const slot = this.#order[place] as number;
      if (this.#columns.isRemoved(slot)) continue;
      while (next < added.length && this.#columns.compare(added[next] as number, slot) < 0)
        order[length++] = added[next++] as number;
      order[length++] = slot;
    }
    order.set(added.slice(next), length);
    return order;
  }

  #remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#columns.remove(slot);
    this.#slots.delete(id);
  }

  #append(entry: NumberedEntry): number {
    const slot = this.#columns.append(entry);
    this.#slots.set(entry.id, slot);
    return slot;
  }

  #numbered({ id, position, scope, facts, variants = [] }: FacetedRow<Scope>): NumberedEntry {
    const varying = new Set(variants.flatMap((variant) => Object.keys(variant.facts)));
    return {
      id,
      position,
      scope: this.#scopes.numberOf(scope),
      shared: this.#numbersOf(facts, (key) => !varying.has(key)),
      variants: variants.map((variant) => this.#numbersOf(variant.facts)),
    };
  }

  /** Returns the numbers of the values of some facts, each once. */
  #numbersOf(facts: FactValues, isWanted: (key: string) => boolean = () => true): Int32Array {
    const wanted = Object.entries(facts).filter(([key]) => isWanted(key));
    const numbers = wanted.flatMap(([key, values]) => [...values].map((value) => this.#numbers.numberOf(key, value)));
    return Int32Array.from(new Set(numbers));
  }

  /**
   * Copies the entries to new columns in their order, without those that were removed and the values and scopes that only these had.
   * A pass over entries that are scattered takes three times as long, because the processor waits for its memory.
   */
  compact(): void {
    const former = { numbers: this.#numbers, scopes: this.#scopes, columns: this.#columns };
    this.#numbers = new ValueNumbers();
    this.#scopes = new ScopeNumbers<Scope>();
    this.#columns = new EntryColumns();
    const numberOf = renumbered(former.numbers.size, (number) =>
      this.#numbers.numberOf(former.numbers.keyOf(number), former.numbers.valueOf(number)),
    );
    const scopeOf = renumbered(former.scopes.size, (number) => this.#scopes.numberOf(former.scopes.scopeOf(number)));
    for (let place = 0; place < this.#order.length; place += 1) {
      const slot = this.#columns.appendCopy(former.columns, this.#order[place] as number, numberOf, scopeOf);
      this.#slots.set(this.#columns.ids.at(slot), slot);
    }
    this.#order = Int32Array.from(this.#order, (_, place) => place);
  }

  /** Returns each scope that has entries, with their number, and the ID and place of the first one. */
  scopes(): ScopeSummary<Scope>[] {
    const summaries: ScopeSummary<Scope>[] = [];
    for (let place = 0; place < this.#order.length; place += 1) {
      const slot = this.#order[place] as number;
      const number = this.#columns.scopes.at(slot);
      const summary = summaries[number];
      if (summary) summary.count += 1;
      else
        summaries[number] = {
          scope: this.#scopes.scopeOf(number),
          count: 1,
          firstId: this.#columns.ids.at(slot),
          firstPlace: place,
        };
    }
    return summaries.filter(Boolean);
  }

  /** Returns an index that can be changed alone. */
  copy(): FacetIndex<Scope> {
    const copy = new FacetIndex<Scope>();
    // Numbers are only added, and a compaction replaces them.
    copy.#numbers = this.#numbers;
    copy.#scopes = this.#scopes;
    copy.#columns = this.#columns.copy();
    copy.#slots = new Map(this.#slots);
    copy.#order = this.#order;
    return copy;
  }

  /** Returns the IDs of the entries of some scopes in their order, without facets. */
  listed(includes: (scope: Scope) => boolean, { offset, first }: Page): number[] {
    const inScope = this.#inScope(includes);
    const ids: number[] = [];
    let passed = 0;
    for (let place = 0; place < this.#order.length && ids.length < first; place += 1) {
      const slot = this.#order[place] as number;
      if (inScope[this.#columns.scopes.at(slot)] !== 1) continue;
      if (passed >= offset) ids.push(this.#columns.ids.at(slot));
      passed += 1;
    }
    return ids;
  }

  /** Returns a 1 for each scope that is included, by its number. */
  #inScope(includes: (scope: Scope) => boolean): Uint8Array {
    return Uint8Array.from(this.#scopes.map(includes), Number);
  }

  /** Returns hits and facets of a question. */
  answer({ found, choices, includes = () => true, page }: FacetQuestion<Scope>): FacetAnswer {
    const inScope = this.#inScope(includes);
    const slots = found ? this.#slotsOf(found) : this.#order;
    const { included, ...answer } = countEntries(this.#columns, this.#numbers, { slots, inScope }, choices, page);
    return { ...answer, totalUnfiltered: found ? this.#numberIn(inScope) : included };
  }

  /** Returns the slots of the entries with these IDs, each once; IDs without an entry are left out. */
  #slotsOf(ids: readonly number[]): number[] {
    return [...new Set(ids)].flatMap((id) => this.#slots.get(id) ?? []);
  }

  /** Returns the number of the entries whose scope has a 1, by its number. */
  #numberIn(inScope: Uint8Array): number {
    let number = 0;
    for (const slot of this.#order) number += inScope[this.#columns.scopes.at(slot)] as number;
    return number;
  }

  /** Returns a function that tells whether each variant of an entry satisfies the choices. Empty for an entry without variants. */
  satisfying(choices: readonly FactChoice[]): (id: number) => boolean[] {
    const { satisfied } = this.#numbers.masksOf(choices);
    const all = allChoices(choices);
    return (id) => {
      const { shared, variants } = this.#entryOf(id);
      const failed = failedAmong(all, satisfied, shared, 0, shared.length);
      return variants.map((own) => failedAmong(failed, satisfied, own, 0, own.length) === 0);
    };
  }

  /** Returns the values of a fact of an entry, each once. */
  valuesOf(id: number, key: string): (string | number)[] {
    const { shared, variants } = this.#entryOf(id);
    const values = [shared, ...variants].flatMap((one) => Array.from(one).filter((value) => this.#numbers.keyOf(value) === key));
    return [...new Set(values)].map((value) => this.#numbers.valueOf(value));
  }

  #entryOf(id: number): Pick<NumberedEntry, 'shared' | 'variants'> {
    const slot = this.#slots.get(id);
    return slot === undefined ? { shared: new Int32Array(0), variants: [] } : this.#columns.entryAt(slot);
  }
}

/** Returns a function that returns the new number of a number below `size`, which it gets at the first call. */
function renumbered(size: number, next: (number: number) => number): (number: number) => number {
  const known = new Int32Array(size).fill(-1);
  return (number) => {
    if (known[number] === -1) known[number] = next(number);
    return known[number] as number;
  };
}
