/** A record as the contract answers it. */
export type IdentifiedRecord = { __typename?: string; siteId?: number | null; id?: number | string | null };

/**
 * Cache identity of a record (API-06): 'Type:siteId:id', without site id 'Type:id'; undefined for a record without type or id,
 * for which its parent's tags stand, as for a part of a form, whose id is a text.
 */
export function cacheIdentity(record: IdentifiedRecord): string | undefined {
  const { __typename: type, siteId, id } = record;
  if (!type || typeof id !== 'number') return undefined;
  return siteId === undefined || siteId === null ? `${type}:${id}` : `${type}:${siteId}:${id}`;
}

/** The tag of every list of a type in a site: announced when an entry appears, disappears or moves. */
export function listTag(type: string, siteId: number): string {
  return `${type}:${siteId}:list`;
}

/** The tag of an address that had no entry: announced when one comes to live there. `uri` as in the contract. */
export function addressTag(siteId: number, uri: string): string {
  return `path:${siteId}:${uri}`;
}

/** The tag of a stored file or picture, which stands in its address: `hash` names its content. */
export function fileTag(hash: string): string {
  return `file:${hash}`;
}

const withdrawal = 'withdrawn:';

/** The tag that is announced beside `tag` when what it names is no longer public: deleted, unpublished or for members only. */
export function withdrawalOf(tag: string): string {
  return withdrawal + tag;
}

/** The tags that a change names as withdrawn. */
export function withdrawnAmong(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(withdrawal)).map((tag) => tag.slice(withdrawal.length));
}
