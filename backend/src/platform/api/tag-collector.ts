import { absentTag, addressTag, cacheIdentity, folderTag, listTag } from '@plantsoen/contract/cache-identity.ts';

/**
 * Collects the tags of an answer that its records do not show (API-06): its lists, addresses without an entry, and records used to
 * compute it.
 */
export class TagCollector {
  readonly #tags = new Set<string>();

  /** Records that the answer contains a list of this type. */
  list(type: string, siteId: number): void {
    this.#tags.add(listTag(type, siteId));
  }

  /** Records that the answer depends on an address without a published entry. */
  address(siteId: number, uri: string): void {
    this.#tags.add(addressTag(siteId, uri));
    this.folder(siteId, uri);
  }

  /** Records that the answer contains an address of an entry that may move with its parent. */
  folder(siteId: number, uri: string): void {
    this.#tags.add(folderTag(siteId, uri));
  }

  /** Records that the answer depends on a record that it does not contain, or that does not exist. */
  record(type: string, siteId: number, id: number): void {
    const tag = cacheIdentity({ __typename: type, siteId, id });
    if (tag) this.#tags.add(tag);
  }

  /** Records that the answer lacks an entry, whose own tag it has as well, and which may appear with an entry above it. */
  absent(type: string, siteId: number): void {
    this.#tags.add(absentTag(type, siteId));
  }

  all(): string[] {
    return [...this.#tags];
  }
}
