/** A record in an answer of the contract. */
export type IdentifiedRecord = { __typename?: string; siteId?: number | null; id?: number | string | null };

/**
 * Returns the cache identity of a record (API-06): 'Type:siteId:id', or 'Type:id' without a site id. Returns undefined without
 * type or numeric id, as for parts of a form; the parent's tags cover these.
 */
export function cacheIdentity(record: IdentifiedRecord): string | undefined {
  const { __typename: type, siteId, id } = record;
  if (!type || typeof id !== 'number') return undefined;
  return siteId === undefined || siteId === null ? `${type}:${id}` : `${type}:${siteId}:${id}`;
}

/** Returns the tag of every list of a type in a site, announced when an entry appears, disappears or moves. */
export function listTag(type: string, siteId: number): string {
  return `${type}:${siteId}:list`;
}

/**
 * Returns the tag of every answer that lacks an entry of a type because it is not published in the site. It is announced for all entries
 * that appear with the one above them, such as the products of a category.
 */
export function absentTag(type: string, siteId: number): string {
  return `${type}:${siteId}:absent`;
}

/** Returns the tag of an address without an entry, announced when an entry gets the address. `uri` as in the contract. */
export function addressTag(siteId: number, uri: string): string {
  return `path:${siteId}:${uri}`;
}

/**
 * Returns the tag of all addresses in the same folder as an address; at the top level, that of the address. It is announced instead
 * of the addresses of a category's products.
 */
export function folderTag(siteId: number, uri: string): string {
  return addressTag(siteId, uri.replace(/\/[^/]*$/, '/*'));
}

/** Returns the tag of a stored file or picture. `hash` identifies its content and is part of its address. */
export function fileTag(hash: string): string {
  return `file:${hash}`;
}

const withdrawal = 'withdrawn:';

/**
 * Returns the tag that is announced beside `tag` if its content is no longer public: deleted, unpublished or for members only.
 */
export function withdrawalOf(tag: string): string {
  return withdrawal + tag;
}

/** Returns the tags that a change marks as withdrawn. */
export function withdrawnAmong(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(withdrawal)).map((tag) => tag.slice(withdrawal.length));
}
