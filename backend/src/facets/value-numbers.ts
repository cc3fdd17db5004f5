import type { FactChoice } from './faceted-row.ts';

type Value = string | number;

/** Numbers the distinct values of all facts, so that an entry is a list of integers. */
export class ValueNumbers {
  readonly #values: Value[] = [];
  readonly #keys: string[] = [];
  readonly #facts = new Map<string, Map<Value, number>>();

  /** Number of numbered values. */
  get size(): number {
    return this.#values.length;
  }

  get facts(): Iterable<[key: string, numbers: ReadonlyMap<Value, number>]> {
    return this.#facts;
  }

  /** Returns the number of a value, which it gets at the first call. */
  numberOf(key: string, value: Value): number {
    let numbers = this.#facts.get(key);
    if (!numbers) {
      numbers = new Map();
      this.#facts.set(key, numbers);
    }
    let number = numbers.get(value);
    if (number === undefined) {
      number = this.#values.length;
      this.#values.push(value);
      this.#keys.push(key);
      numbers.set(value, number);
    }
    return number;
  }

  /** Returns the key of the fact that a value belongs to. */
  keyOf(number: number): string {
    return this.#keys[number] as string;
  }

  valueOf(number: number): Value {
    return this.#values[number] as Value;
  }

  /**
   * Returns two masks by value number. Bit n of `satisfied` says that the value satisfies choice n, and bit n of `chosen` that it
   * belongs to the fact of choice n.
   */
  masksOf(choices: readonly FactChoice[]): { satisfied: Int32Array; chosen: Int32Array } {
    const satisfied = new Int32Array(this.size);
    const chosen = new Int32Array(this.size);
    for (const [place, choice] of choices.entries()) {
      const isMet = predicateOf(choice);
      for (const [value, number] of this.#facts.get(choice.key) ?? []) {
        chosen[number] = 1 << place;
        if (isMet(value)) satisfied[number] = 1 << place;
      }
    }
    return { satisfied, chosen };
  }
}

/** Returns a function that tells whether a value satisfies a choice. */
function predicateOf(choice: FactChoice): (value: Value) => boolean {
  if ('values' in choice) {
    const values = new Set(choice.values);
    return (value) => values.has(String(value));
  }
  return (value) => typeof value === 'number' && value >= choice.min && value <= choice.max;
}
