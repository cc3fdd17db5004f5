import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { ApiContext, Sql } from '../api/context.ts';
import { type Change, changesAfter, type LogSince, logSince, maxChanges } from './change-log.ts';

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
 * carries the tags of the types. A preview reads its own transaction and caches nothing.
 */
export async function cachedContent<Value>(
  context: ApiContext,
  { name, siteId, types }: CachedValue,
  read: () => Promise<Value>,
): Promise<Value> {
  for (const type of types) context.tags.list(type, siteId);
  const key = `${name} ${siteId}`;
  if (context.preview) return context.loader<string, Value>(`preview ${key}`, async () => [await read()]).load(key);
  const cache = cacheOf(context.payload);
  await followOnce(context, cache);
  const tags = types.map((type) => listTag(type, siteId));
  return cache.get(key, tags, read);
}

/** A large value that a process keeps up to date by the changes of some types, for all sites. */
export type FollowedValue<Value> = {
  /** Unique within the process. */
  name: string;
  types: readonly string[];
  read(sql: Sql): Promise<Value>;
  /** Applies changes to the value. Returns false if it must be read again. Must not change it if it throws. */
  update(value: Value, changes: readonly Change[], sql: Sql): Promise<boolean>;
};

/** The cached values by database. */
const caches = new WeakMap<Payload, ContentCache>();

/** Returns the cache of a database. */
export function cacheOf(payload: Payload): ContentCache {
  const cache = caches.get(payload) ?? new ContentCache();
  caches.set(payload, cache);
  return cache;
}

/** Follows the log, once per request. */
export const followOnce = (context: ApiContext, cache: ContentCache): Promise<void> =>
  context.loader<'log', void>('change-log', async () => [await cache.followLog(context.sql)]).load('log');

/** More changes than these are not read; all values are read anew instead. */
const maxMissed = 10 * maxChanges;

type Followed = {
  of: FollowedValue<unknown>;
  value: Promise<unknown>;
  /** Changes since the value has begun to be read again; undefined if it is not. */
  missed?: Change[] | undefined;
};

class ContentCache {
  readonly #values = new Map<string, { tags: readonly string[]; value: Promise<unknown> }>();
  readonly #followed = new Map<string, Followed>();
  #position = 0;

  #following: Promise<void> | undefined;
  #applying: Promise<void> = Promise.resolve();

  /**
   * Drops or updates the values whose tags were announced since the last call. Calls in the same turn of the event loop share one
   * statement.
   */
  followLog(sql: Sql): Promise<void> {
    this.#following ??= afterThisTurn().then(() => {
      this.#following = undefined;
      return this.#readLog(sql);
    });
    return this.#following;
  }

  async #readLog(sql: Sql): Promise<void> {
    const log = await logSince(sql, this.#position);
    if (log.newest === this.#position) return;
    // Two logs that were read at the same time contain the same changes, which are applied once and in their order.
    const applied = this.#applying.then(() => this.#apply(log, sql));
    this.#applying = applied.catch(() => undefined);
    await applied;
  }

  async #apply({ newest, isComplete, changes }: LogSince, sql: Sql): Promise<void> {
    const position = this.#position;
    if (!isComplete || newest - position > maxMissed) {
      this.#values.clear();
      for (const followed of this.#followed.values()) this.#readAgain(followed, sql);
      this.#position = newest;
      return;
    }
    const missed = [];
    for (let batch = changes; batch.length > 0; batch = await changesAfter(sql, batch.at(-1)?.id ?? newest)) {
      missed.push(...batch.filter(({ id }) => id > position));
      if (batch.length < maxChanges) break;
    }
    const announced = new Set(missed.flatMap(({ tags }) => tags));
    for (const [key, { tags }] of this.#values) if (tags.some((tag) => announced.has(tag))) this.#values.delete(key);
    for (const followed of this.#followed.values()) await this.#update(followed, missed, sql);
    this.#position = Math.max(position, missed.at(-1)?.id ?? 0);
  }

  async #update(followed: Followed, changes: readonly Change[], sql: Sql): Promise<void> {
    const { of } = followed;
    const tags = new Set(of.types.flatMap((type) => locales.map(({ siteId }) => listTag(type, siteId))));
    const own = changes.filter((change) => change.tags.some((tag) => tags.has(tag)));
    if (followed.missed) followed.missed.push(...own);
    else if (own.length > 0 && !(await of.update(await followed.value, own, sql))) this.#readAgain(followed, sql);
  }

  /** Reads a value beside the present one, which it then replaces. If that fails, the next request reads it. */
  #readAgain(followed: Followed, sql: Sql): void {
    const { of } = followed;
    const missed: Change[] = [];
    followed.missed = missed;
    const read = async () => {
      const value = await of.read(sql);
      while (missed.length > 0) if (!(await of.update(value, missed.splice(0), sql))) return this.#readAgain(followed, sql);
      followed.value = Promise.resolve(value);
      followed.missed = undefined;
    };
    read().catch(() => this.#followed.delete(of.name));
  }

  /** Returns the value that is followed. Concurrent requests share the first read. */
  follow<Value>(of: FollowedValue<Value>, sql: Sql, isShared: boolean): Promise<Value> {
    const present = this.#followed.get(of.name);
    if (present) return present.value as Promise<Value>;
    const value = of.read(sql);
    if (!isShared) return value;
    const followed = { of: of as FollowedValue<unknown>, value };
    this.#followed.set(of.name, followed);
    value.catch(() => this.#followed.get(of.name) === followed && this.#followed.delete(of.name));
    return value;
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
