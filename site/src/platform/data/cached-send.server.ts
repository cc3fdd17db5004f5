import type { TaggedCache } from '../caching/tagged-cache.ts';
import type { Answer } from './answer.ts';
import { collectTags } from './answer-tags.ts';
import type { Send } from './query.ts';

export type DataCache = TaggedCache<Answer>;

/** What an answer's objects take in memory, by rough measure, for each byte of its text. */
const memoryPerByte = 4;

/** Tells a page which tags an answer brings to it. */
export type OnTags = (tags: ReadonlySet<string>) => void;

/** Sends through the data cache that all guests share. Never to be used for a member or a preview. */
export function cachedSend(send: Send, cache: DataCache, onTags: OnTags): Send {
  return async (operation, variables) => {
    const key = `${operation.id} ${JSON.stringify(variables)}`;
    const { value, tags } = await cache.load(key, async () => {
      const answer = await send(operation, variables);
      return { value: answer, tags: tagsOf(answer), bytes: answer.bytes * memoryPerByte, keep: answer.errors.length === 0 };
    });
    onTags(tags);
    return value;
  };
}

/** The identities of the records in an answer, and what it says beside them (API-06). */
function tagsOf(answer: Answer): Set<string> {
  const tags = new Set(answer.tags);
  collectTags(answer.data, tags);
  return tags;
}
