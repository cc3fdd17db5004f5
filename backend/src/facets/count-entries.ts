import type { Page } from '../platform/api/arguments.ts';
import { allChoices, failedAmong } from './choice-masks.ts';
import type { EntryColumns } from './entry-columns.ts';
import type { FactCount } from './facet-answer.ts';
import type { FactChoice } from './faceted-row.ts';
import type { ValueNumbers } from './value-numbers.ts';

/** Entries by their slots, of which those whose scope has a 1 in `inScope`, by its number, are included. */
type Entries = { slots: ArrayLike<number>; inScope: Uint8Array };

/** The hits of a page, their number in all, that of the included entries, and the counts of facts. */
type Counted = { hits: number[]; total: number; included: number; facts: Map<string, FactCount> };

/**
 * Returns a page of the IDs of the entries that satisfy all choices, in the order of `slots`, and the counts of all facts. An entry that
 * fails exactly one choice still counts for the fact of that choice. Each facet thus shows the result of choosing another of its
 * values. One variant of an entry must satisfy all choices (CAT-11), and a value of several variants counts once.
 */
export function countEntries(
  columns: EntryColumns,
  numbers: ValueNumbers,
  { slots, inScope }: Entries,
  choices: readonly FactChoice[],
  { offset, first }: Page = { offset: 0, first: Number.POSITIVE_INFINITY },
): Counted {
  const count = new Count(columns, numbers, choices);
  const scopes = columns.scopes.array;
  const hits: number[] = [];
  let [total, included] = [0, 0];
  // One loop without lists in between: a list of 100,000 entries is new memory for each question.
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number;
    if (inScope[scopes[slot] as number] !== 1) continue;
    included += 1;
    if (!count.addEntry(slot)) continue;
    if (total >= offset && total < offset + first) hits.push(columns.ids.at(slot));
    total += 1;
  }
  return { hits, total, included, facts: factCounts(numbers, count.byValue) };
}

/** Counts of values under choices. Choices are the bits of masks. */
class Count {
  readonly byValue: Int32Array;
  /** By value: one more than the slot of the last entry of which a variant was counted. */
  readonly #lastSlots: Int32Array;
  readonly #firstShared: Int32Array;
  readonly #shared: Int32Array;
  readonly #firstVariants: Int32Array;
  readonly #firstOwn: Int32Array;
  readonly #own: Int32Array;
  readonly #all: number;
  readonly #satisfied: Int32Array;
  readonly #chosen: Int32Array;

  constructor(columns: EntryColumns, numbers: ValueNumbers, choices: readonly FactChoice[]) {
    const { satisfied, chosen } = numbers.masksOf(choices);
    this.byValue = new Int32Array(numbers.size);
    this.#lastSlots = new Int32Array(numbers.size);
    this.#firstShared = columns.firstShared.array;
    this.#shared = columns.shared.array;
    this.#firstVariants = columns.firstVariants.array;
    this.#firstOwn = columns.firstOwn.array;
    this.#own = columns.own.array;
    this.#all = allChoices(choices);
    this.#satisfied = satisfied;
    this.#chosen = chosen;
  }

  /** Counts the values of an entry, and returns whether it satisfies all choices. */
  addEntry(slot: number): boolean {
    const begin = this.#firstShared[slot] as number;
    const end = this.#firstShared[slot + 1] as number;
    const failed = this.#all === 0 ? 0 : failedAmong(this.#all, this.#satisfied, this.#shared, begin, end);
    const firstVariant = this.#firstVariants[slot] as number;
    const endVariant = this.#firstVariants[slot + 1] as number;
    if (firstVariant === endVariant) {
      if (failed === 0) this.#addAll(begin, end);
      else if (isSingle(failed)) this.#addChosen(failed, begin, end);
      return failed === 0;
    }
    const { isHit, onlyFailed } = this.#addVariants(slot, failed, firstVariant, endVariant);
    if (isHit) this.#addAll(begin, end);
    else if (onlyFailed !== 0) this.#addChosen(onlyFailed, begin, end);
    return isHit;
  }

  /** Counts the own values of variants. `onlyFailed` are the choices of which a variant fails that one alone. */
  #addVariants(slot: number, failedByAll: number, first: number, endVariant: number): { isHit: boolean; onlyFailed: number } {
    let isHit = false;
    let onlyFailed = 0;
    for (let variant = first; variant < endVariant; variant += 1) {
      const begin = this.#firstOwn[variant] as number;
      const end = this.#firstOwn[variant + 1] as number;
      const failed = failedAmong(failedByAll, this.#satisfied, this.#own, begin, end);
      if (failed === 0) isHit = true;
      else if (isSingle(failed)) onlyFailed |= failed;
      else continue;
      for (let at = begin; at < end; at += 1) this.#addOnce(this.#own[at] as number, failed, slot);
    }
    return { isHit, onlyFailed };
  }

  #addAll(begin: number, end: number): void {
    for (let at = begin; at < end; at += 1) (this.byValue[this.#shared[at] as number] as number) += 1;
  }

  /** Counts the shared values of facts that are chosen by some of the choices. */
  #addChosen(choices: number, begin: number, end: number): void {
    for (let at = begin; at < end; at += 1) {
      const value = this.#shared[at] as number;
      if (((this.#chosen[value] as number) & choices) !== 0) (this.byValue[value] as number) += 1;
    }
  }

  #addOnce(value: number, failed: number, slot: number): void {
    if (this.#lastSlots[value] === slot + 1 || (failed !== 0 && this.#chosen[value] !== failed)) return;
    this.#lastSlots[value] = slot + 1;
    (this.byValue[value] as number) += 1;
  }
}

const isSingle = (choices: number): boolean => (choices & (choices - 1)) === 0;

/** Returns the counts by fact, from those by the number of a value. */
function factCounts(numbers: ValueNumbers, counts: Int32Array): Map<string, FactCount> {
  const facts = [...numbers.facts].map(([key, values]) => [key, factCount(values, counts)] as const);
  return new Map(facts.filter(([, fact]) => fact.counts.size > 0 || fact.min <= fact.max));
}

function factCount(values: ReadonlyMap<string | number, number>, counts: Int32Array): FactCount {
  const fact: FactCount = { counts: new Map(), min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  for (const [value, number] of values) {
    const count = counts[number] as number;
    if (count === 0) continue;
    if (typeof value === 'string') fact.counts.set(value, count);
    else if (value < fact.min) fact.min = value;
    if (typeof value === 'number' && value > fact.max) fact.max = value;
  }
  return fact;
}
