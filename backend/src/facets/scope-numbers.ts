/** Numbers the distinct scopes of entries. */
export class ScopeNumbers<Scope> {
  readonly #scopes: Scope[] = [];
  readonly #numbers = new Map<string, number>();

  /** Number of numbered scopes. */
  get size(): number {
    return this.#scopes.length;
  }

  /** Returns the number of a scope, which it gets at the first call. */
  numberOf(scope: Scope): number {
    const text = JSON.stringify(scope);
    const present = this.#numbers.get(text);
    if (present !== undefined) return present;
    this.#numbers.set(text, this.#scopes.length);
    return this.#scopes.push(scope) - 1;
  }

  scopeOf(number: number): Scope {
    return this.#scopes[number] as Scope;
  }

  /** Returns the result of a function for each scope, by its number. */
  map<Result>(apply: (scope: Scope) => Result): Result[] {
    return this.#scopes.map(apply);
  }
}
