import { isMember } from '../platform/access/roles.ts';
import { type ApiContext, invalidAuthorization } from '../platform/api/context.ts';
import { memberById, type StoredMember } from './stored-members.ts';

/** Returns the authenticated member. Throws an authorization error for all other callers (ACC-13). */
export async function requireMember({ viewer, sql }: Pick<ApiContext, 'viewer' | 'sql'>): Promise<StoredMember> {
  const member = isMember(viewer) ? await memberById(sql, viewer.id) : undefined;
  if (!member) throw invalidAuthorization();
  return member;
}
