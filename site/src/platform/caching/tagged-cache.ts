import type { ChangeHistory } from './change-history.ts';

type Entry<Value> = {
  value: Value;
  tags: ReadonlySet<string>;
  bytes: number;
  /** Expiry in milliseconds since 1970; usually absent. */
  until?: number | undefined;
};

/** A value made for a key. It is cached only if `keep` is set and no tag was announced while it was made. */
export type Made<Value> = Entry<Value> & { keep: boolean };

/**
 * A cache limited in bytes that evicts the least recently used values, and drops values with an announced tag. Concurrent misses of a key
 * are made once. A request after a change never shares work that started before it.
 */
export class TaggedCache<Value> {
  readonly #maxBytes: number;
  readonly #history: ChangeHistory;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Made<Value>>>();
  #bytes = 0;

  constructor(maxBytes: number, history: ChangeHistory) {
    this.#maxBytes = maxBytes;
    this.#history = history;
    history.listen({ changed: (tags) => this.#purge(tags), reset: () => this.#clear() });
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    return this.#touch(key)?.value;
  }

  /** Returns the value of a key with its tags, from the cache or newly made. */
  async load(key: string, make: () => Promise<Made<Value>>): Promise<Pick<Made<Value>, 'value' | 'tags'>> {
    const entry = this.#touch(key);
    if (entry) return entry;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  /** Updates the size of a cached value. */
  resize(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value !== value) return;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#shrink();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  async #make(key: string, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
    const began = this.#history.now();
    const made = await make();
    if (made.keep && made.bytes <= this.#maxBytes && this.#history.unchangedSince(began, made.tags)) this.#store(key, made);
    return made;
  }

  #store(key: string, { value, tags, bytes, until }: Made<Value>): void {
    this.delete(key);
    this.#entries.set(key, { value, tags, bytes, until });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    this.#shrink();
  }

  #touch(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.until !== undefined && entry.until <= Date.now()) {
      this.delete(key);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(key);
    }
  }

  #purge(tags: readonly string[]): void {
    this.#making.clear();
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.delete(key);
  }

  #clear(): void {
    this.#making.clear();
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }
}
