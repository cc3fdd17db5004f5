import { addressTag, listTag } from '@plantsoen/contract/cache-identity.ts';

/** Gathers the tags of an answer that no record in it shows (API-06): its lists and the addresses that had no entry. */
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

  /** Any other tag, for instance the identity of a record that was read but is not in the answer. */
  add(tag: string): void {
    this.#tags.add(tag);
  }

  all(): string[] {
    return [...this.#tags];
  }
}
