import { GrowingInts } from './growing-ints.ts';

/** An entry with numbers instead of values: those of all its variants, and those of each variant that differ. */
export type NumberedEntry = {
  id: number;
  position: number;
  scope: number;
  shared: Int32Array;
  variants: readonly Int32Array[];
};

/** Scope of an entry that left the columns. */
const none = -1;

/** Entries as columns of integers. An entry occupies a slot, which is never used again; its variants are consecutive. */
export class EntryColumns {
  readonly ids = new GrowingInts();
  readonly positions = new GrowingInts();
  readonly scopes = new GrowingInts();
  /** First place in `shared` by slot. The values of an entry end where those of the next slot begin. */
  readonly firstShared = new GrowingInts([0]);
  readonly shared = new GrowingInts();
  /** First variant by slot. */
  readonly firstVariants = new GrowingInts([0]);
  /** First place in `own` by variant. */
  readonly firstOwn = new GrowingInts([0]);
  readonly own = new GrowingInts();

  /** Number of slots, with those of removed entries. */
  get length(): number {
    return this.ids.length;
  }

  /** Appends an entry and returns its slot. */
  append({ id, position, scope, shared, variants }: NumberedEntry): number {
    this.ids.push(id);
    this.positions.push(position);
    this.scopes.push(scope);
    this.shared.pushAll(shared);
    this.firstShared.push(this.shared.length);
    for (const own of variants) {
      this.own.pushAll(own);
      this.firstOwn.push(this.own.length);
    }
    this.firstVariants.push(this.firstOwn.length - 1);
    return this.length - 1;
  }

  /** Appends a copy of an entry of other columns, with other numbers of its values and its scope. Returns its slot. */
  appendCopy(from: EntryColumns, slot: number, numberOf: (number: number) => number, scopeOf: (scope: number) => number): number {
    this.ids.push(from.ids.at(slot));
    this.positions.push(from.positions.at(slot));
    this.scopes.push(scopeOf(from.scopes.at(slot)));
    for (let at = from.firstShared.at(slot); at < from.firstShared.at(slot + 1); at += 1)
      this.shared.push(numberOf(from.shared.at(at)));
    this.firstShared.push(this.shared.length);
    for (let variant = from.firstVariants.at(slot); variant < from.firstVariants.at(slot + 1); variant += 1) {
      for (let at = from.firstOwn.at(variant); at < from.firstOwn.at(variant + 1); at += 1)
        this.own.push(numberOf(from.own.at(at)));
      this.firstOwn.push(this.own.length);
    }
    this.firstVariants.push(this.firstOwn.length - 1);
    return this.length - 1;
  }

  remove(slot: number): void {
    this.scopes.array[slot] = none;
  }

  isRemoved(slot: number): boolean {
    return this.scopes.at(slot) === none;
  }

  entryAt(slot: number): NumberedEntry {
    const variants: Int32Array[] = [];
    for (let variant = this.firstVariants.at(slot); variant < this.firstVariants.at(slot + 1); variant += 1)
      variants.push(this.own.array.subarray(this.firstOwn.at(variant), this.firstOwn.at(variant + 1)));
    const shared = this.shared.array.subarray(this.firstShared.at(slot), this.firstShared.at(slot + 1));
    return { id: this.ids.at(slot), position: this.positions.at(slot), scope: this.scopes.at(slot), shared, variants };
  }

  copy(): EntryColumns {
    const { ids, positions, scopes, firstShared, shared, firstVariants, firstOwn, own } = this;
    const lists = Object.entries({ ids, positions, scopes, firstShared, shared, firstVariants, firstOwn, own });
    return Object.assign(new EntryColumns(), Object.fromEntries(lists.map(([name, list]) => [name, list.copy()])));
  }

  /** Compares the entries of two slots by position, then ID. */
  compare(one: number, other: number): number {
    return this.positions.at(one) - this.positions.at(other) || this.ids.at(one) - this.ids.at(other);
  }
}
