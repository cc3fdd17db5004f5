import type { ChangeHistory } from './change-history.ts';

/** Caches a limited number and size of values for seconds, and never beyond a content change. */
export class TtlCache<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number; until: number }>();
  readonly #lifetime: number;
  readonly #maxEntries: number;
  readonly #maxTotalBytes: number;
  #bytes = 0;

  constructor(history: ChangeHistory, lifetime = 10_000, maxEntries = 50, maxTotalBytes = 2 * 1024 * 1024) {
    this.#lifetime = lifetime;
    this.#maxEntries = maxEntries;
    this.#maxTotalBytes = maxTotalBytes;
    const clear = () => {
      this.#entries.clear();
      this.#bytes = 0;
    };
    history.listen({ changed: clear, reset: clear });
  }

  get(key: string, now = Date.now()): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > now ? entry.value : undefined;
  }

  set(key: string, value: Value, bytes: number, now = Date.now()): void {
    this.#delete(key);
    this.#entries.set(key, { value, bytes, until: now + this.#lifetime });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries && this.#bytes <= this.#maxTotalBytes) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
