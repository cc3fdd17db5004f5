import type { ChangeHistory } from './change-history.ts';

/** Keeps values for seconds only, at most some hundred of them, and none beyond a change of the content. */
export class BriefCache<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #lifetime: number;
  readonly #most: number;

  constructor(history: ChangeHistory, lifetime = 10_000, most = 300) {
    this.#lifetime = lifetime;
    this.#most = most;
    const clear = () => this.#entries.clear();
    history.listen({ changed: clear, reset: clear });
  }

  get(key: string, now = Date.now()): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry.value : undefined;
  }

  set(key: string, value: Value, now = Date.now()): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#lifetime });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return;
      this.#entries.delete(oldest);
    }
  }
}
