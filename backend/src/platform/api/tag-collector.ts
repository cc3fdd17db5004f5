import { addressTag, cacheIdentity, listTag } from '@plantsoen/contract/cache-identity.ts';

/**
 * Gathers the tags of an answer that no record in it shows (API-06): its lists, the addresses that had no entry, and
 * what it was made with.
 */
export class TagCollector {
  readonly #tags = new Set<string>();

  /** The answer holds a list of this type. */
  list(type: string, siteId: number): void {
    this.#tags.add(listTag(type, siteId));
  }

  /** The answer says that nothing is live at this address. */
  address(siteId: number, uri: string): void {
    this.#tags.add(addressTag(siteId, uri));
  }

  /** The answer was made with this record, which is not in it, or which was not there. */
  record(type: string, siteId: number, id: number): void {
    const tag = cacheIdentity({ __typename: type, siteId, id });
    if (tag) this.#tags.add(tag);
  }

  all(): string[] {
    return [...this.#tags];
  }
}
