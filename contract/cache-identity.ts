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
