type Choice = { key: string; index: number; count: number };

/** Enumerates the combinations of alternatives, which become known while a text is built. */
export class Choices {
  readonly #choices: Choice[] = [];

  /** Returns the current one of the values. Equal keys get the same one. */
  choose<Value>(key: string, values: readonly Value[]): Value {
    let choice = this.#choices.find((known) => known.key === key);
    if (!choice) {
      choice = { key, index: 0, count: values.length };
      this.#choices.push(choice);
    }
    return values[choice.index] as Value;
  }

  /** Moves on to the next combination. Returns false after the last one. */
  advance(): boolean {
    for (let last = this.#choices.at(-1); last; last = this.#choices.at(-1)) {
      last.index += 1;
      if (last.index < last.count) return true;
      this.#choices.pop();
    }
    return false;
  }

  /** Returns the current combination, one string per choice. */
  taken(): string[] {
    return this.#choices.map(({ key, index }) => `${key} ${index}`);
  }
}
