import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { ApiContext, Sql } from '../api/context.ts';
import { type Change, logSince, maxChanges } from './change-log.ts';
import { type FollowedSource, FollowedValue } from './followed-value.ts';

/** A value that a process keeps in memory, for one site. */
type CachedValue = {
  /** Unique within the process. */
  name: string;
  siteId: SiteId;
  /** Types of content that the value is read from. A change of their lists makes it outdated. */
  types: readonly string[];
};

/**
 * Returns a value from memory, or reads it. A value is cached until one of its types is announced in the change log, which the publishing
 * transaction writes. Each request checks the log once, so every process answers from the current state of the database. The answer
 * carries the tags of the types. `read` gets the primary database. A preview reads its own transaction and caches nothing.
 */
export async function cachedContent<Value>(
  context: ApiContext,
  { name, siteId, types }: CachedValue,
  read: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  for (const type of types) context.tags.list(type, siteId);
  const key = `${name} ${siteId}`;
  if (context.preview)
    return context.loader<string, Value>(`preview ${key}`, async () => [await read(context.primary)]).load(key);
  const cache = cacheOf(context.payload);
  await followOnce(context, cache);
  const tags = types.map((type) => listTag(type, siteId));
  return cache.get(key, tags, () => read(context.primary));
}

/** The cached values by database. */
const caches = new WeakMap<Payload, ContentCache>();

/** Returns the cache of a database. */
export function cacheOf(payload: Payload): ContentCache {
  const cache = caches.get(payload) ?? new ContentCache();
  caches.set(payload, cache);
  return cache;
}

/** Follows the log, once per request, unless the cache has followed it to the position that the answer needs. */
export async function followOnce(context: ApiContext, cache: ContentCache): Promise<void> {
  if (context.position !== undefined && cache.position >= context.position) return;
  await context.loader<'log', void>('change-log', async () => [await cache.followLog(context.primary)]).load('log');
}

/** After more changes than these, all values are read again. */
const maxMissed = 10 * maxChanges;

class ContentCache {
  readonly #values = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>();
  readonly #followed = new Map<string, FollowedValue<unknown>>();
  #position = 0;

  #following: Promise<void> | undefined;

  /** Position of the log up to which the values are current. */
  get position(): number {
    return this.#position;
  }

  /**
   * Drops the values whose tags were announced since the last call, and passes the changes to those that follow them. Calls in the same
   * turn of the event loop share one statement.
   */
  followLog(sql: Sql): Promise<void> {
    this.#following ??= afterThisTurn().then(() => {
      this.#following = undefined;
      return this.#readLog(sql);
    });
    return this.#following;
  }

  async #readLog(sql: Sql): Promise<void> {
    const { newest, isComplete, changes } = await logSince(sql, this.#position);
    if (newest === this.#position) return;
    if (!isComplete || newest - this.#position > maxMissed) return this.#forgetAll(newest);
    for (let batch = changes; batch.length === maxChanges; ) {
      batch = (await logSince(sql, batch.at(-1)?.id ?? newest)).changes;
      changes.push(...batch);
    }
    // Another call may have applied some of the changes meanwhile.
    this.#apply(changes.filter(({ id }) => id > this.#position));
  }

  #forgetAll(position: number): void {
    this.#values.clear();
    for (const followed of this.#followed.values()) followed.forget();
    this.#position = position;
  }

  #apply(changes: readonly Change[]): void {
    const announced = new Set(changes.flatMap(({ tags }) => tags));
    for (const [key, { tags }] of this.#values) if (tags.some((tag) => announced.has(tag))) this.#values.delete(key);
    for (const followed of this.#followed.values()) followed.note(changes);
    this.#position = changes.at(-1)?.id ?? this.#position;
  }

  /** Returns the value of a source that follows the log from now on. */
  followed<Value>(source: FollowedSource<Value>): FollowedValue<Value> {
    const present = this.#followed.get(source.name) ?? new FollowedValue<unknown>(source as FollowedSource<unknown>);
    this.#followed.set(source.name, present);
    return present as FollowedValue<Value>;
  }

  /** Returns the value of a key. Concurrent requests share one read. */
  get<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
    const present = this.#values.get(key);
    if (present) return present.value as Promise<Value>;
    const value = read();
    this.#values.set(key, { tags, value });
    value.catch(() => {
      if (this.#values.get(key)?.value === value) this.#values.delete(key);
    });
    return value;
  }
}
