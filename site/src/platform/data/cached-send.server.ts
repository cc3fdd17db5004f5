import { cacheIdentity } from '@plantsoen/contract/cache-identity.ts';
import type { TaggedCache } from '../caching/tagged-cache.ts';
import type { Answer } from './answer.ts';
import type { Send } from './query.ts';

export type DataCache = TaggedCache<Answer>;

/** Memory in bytes of an entry in addition to its answer: its key in two indexes, its tags, and their objects. */
const memoryPerEntry = 1024;
const memoryPerTag = 150;

/** Estimated memory in bytes of an answer's objects for each byte of its text. */
const memoryPerByte = 4;

/** Receives the tags of an answer for a page. */
export type OnTags = (tags: ReadonlySet<string>) => void;

/** Returns a `Send` through the data cache that all guests share. Never use it for a member or a preview. */
export function cachedSend(send: Send, cache: DataCache, onTags: OnTags): Send {
  return async (operation, variables) => {
    const key = `${operation.id} ${JSON.stringify(variables)}`;
    const { value, tags } = await cache.load(key, async () => {
      const answer = await send(operation, variables);
      const tags = tagsOf(answer);
      const bytes = memoryPerEntry + key.length * 2 + tags.size * memoryPerTag + answer.bytes * memoryPerByte;
      return { value: answer, tags, bytes, keep: answer.errors.length === 0 };
    });
    onTags(tags);
    return value;
  };
}

/** Returns the identities of the records in an answer, and its additional tags (API-06). */
function tagsOf(answer: Answer): Set<string> {
  const tags = new Set(answer.tags);
  collectTags(answer.data, tags);
  return tags;
}

/** Collects the cache identity of every record in an answer's data (API-06). */
export function collectTags(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTags(item, tags);
  } else if (typeof value === 'object' && value !== null) {
    const tag = cacheIdentity(value);
    if (tag) tags.add(tag);
    for (const child of Object.values(value)) if (typeof child === 'object') collectTags(child, tags);
  }
}
