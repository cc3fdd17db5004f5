import type { Query } from '../../src/platform/data/query.ts';
import { CurrentMember } from '../../src/platform/generated/operations.ts';
import type { Member } from '../../src/platform/rendering/document-settings.ts';

/** Returns the member data that views need. Returns undefined while the API is unreachable or refuses the token. */
export async function loadCurrentMember(query: Query): Promise<Member | undefined> {
  const { viewer } = await query(CurrentMember, {}).catch(() => ({ viewer: null }));
  return viewer ? { isApproved: viewer.isApproved, favourites: viewer.favoriteProductIds } : undefined;
}
