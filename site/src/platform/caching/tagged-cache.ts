import { withdrawnAmong } from '@plantsoen/contract/cache-identity.ts';
import { type ChangeHistory, isSameMoment, type Moment } from './change-history.ts';

type Entry<Value> = {
  value: Value;
  tags: ReadonlySet<string>;
  bytes: number;
  /** Expiry in milliseconds since 1970; usually absent. */
  until?: number | undefined;
};

/** Work on the value of a key, and the moment at which it began. */
type Making<Value> = { began: Moment | undefined; made: Promise<Made<Value>> };

/** A value made for a key. It is cached only if `keep` is set and no tag was announced while it was made. */
export type Made<Value> = Entry<Value> & { keep: boolean };

/**
 * A cache limited in bytes that evicts the least recently used values. A value with an announced tag is outdated: it is returned only as a
 * former value, for `formerMs`. A value with a withdrawn tag is deleted at once. Concurrent misses of a key are made once. A request after
 * a change never gets a value that the change outdated while it was made.
 */
export class TaggedCache<Value> {
  readonly #maxBytes: number;
  readonly #history: ChangeHistory;
  readonly #formerMs: number;
  readonly #entries = new Map<string, Entry<Value>>();
  /** Outdated values in the order of their changes. A key is either here or among the entries. */
  readonly #former = new Map<string, Entry<Value> & { until: number }>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Making<Value>>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(maxBytes: number, history: ChangeHistory, { formerMs = 0 }: { formerMs?: number } = {}) {
    this.#maxBytes = maxBytes;
    this.#history = history;
    this.#formerMs = formerMs;
    history.listen({ changed: (tags) => this.#purge(tags), reset: () => this.#clear() });
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    return this.#touch(key)?.value;
  }

  /** Returns a value that a change has outdated at most `formerMs` ago. */
  former(key: string): Value | undefined {
    const entry = this.#former.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  /** Whether the value of a key is being made. */
  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /** Whether a value is cached and current. */
  holds(key: string, value: Value): boolean {
    return this.#entries.get(key)?.value === value;
  }

  /** Returns the value of a key with its tags, from the cache or newly made. */
  async load(key: string, make: () => Promise<Made<Value>>): Promise<Pick<Made<Value>, 'value' | 'tags'>> {
    const entry = this.#touch(key);
    if (entry) return entry;
    const running = this.#making.get(key);
    if (!running) return this.#begin(key, make).made;
    const asked = this.#history.now();
    const made = await running.made;
    if (isSameMoment(running.began, asked)) return made;
    // Work that began after this request is accepted in any case, so this happens at most once.
    return this.#history.unchangedSince(running.began, made.tags) ? made : this.load(key, make);
  }

  /** Updates the size of a cached value. */
  resize(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key) ?? this.#former.get(key);
    if (entry?.value !== value) return;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#shrink();
  }

  delete(key: string): void {
    const entry = this.#entries.get(key) ?? this.#former.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#former.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Making<Value> {
    const began = this.#history.now();
    const made = this.#make(key, began, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    const making = { began, made };
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, began: Moment | undefined, make: () => Promise<Made<Value>>): Promise<Made<Value>> {
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
    for (const values of [this.#former, this.#entries]) {
      for (const key of values.keys()) {
        if (this.#bytes <= this.#maxBytes) return;
        this.delete(key);
      }
    }
  }

  #purge(tags: readonly string[]): void {
    for (const key of this.#keysWith(withdrawnAmong(tags))) this.delete(key);
    for (const key of this.#keysWith(tags)) this.#outdate(key);
  }

  #keysWith(tags: readonly string[]): string[] {
    return tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
  }

  #outdate(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (this.#formerMs === 0) {
      this.delete(key);
      return;
    }
    this.#entries.delete(key);
    const until = Math.min(Date.now() + this.#formerMs, entry.until ?? Number.POSITIVE_INFINITY);
    this.#former.set(key, { ...entry, until });
    this.#timer ??= setTimeout(() => this.#dropFormer(), this.#formerMs).unref();
  }

  #dropFormer(): void {
    this.#timer = undefined;
    for (const [key, { until }] of this.#former) if (until <= Date.now()) this.delete(key);
    if (this.#former.size > 0) this.#timer = setTimeout(() => this.#dropFormer(), this.#formerMs).unref();
  }

  #clear(): void {
    this.#making.clear();
    this.#entries.clear();
    this.#former.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }
}
