import { cacheIdentity } from '@plantsoen/contract/cache-identity.ts';

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
