import type { Query } from '../src/platform/data/query.ts';
import { KnownMember } from '../src/platform/generated/operations.ts';
import type { Member } from '../src/platform/session/member.ts';

/** What views know of the member who asks. Undefined while the API is out of reach, or where it refuses the member's token. */
export async function memberKnownTo(query: Query): Promise<Member | undefined> {
  const { viewer } = await query(KnownMember, {}).catch(() => ({ viewer: null }));
  return viewer ? { isApproved: viewer.isApproved, favourites: viewer.favoriteProductIds } : undefined;
}
