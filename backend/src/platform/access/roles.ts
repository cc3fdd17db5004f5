import type { PayloadRequest } from 'payload';

type Asker = PayloadRequest['user'] | null | undefined;

/** Works in the admin: an editor or an administrator. */
export function isEditor(user: Asker): boolean {
  return user?.collection === 'users';
}

/** May also manage the admin's users. */
export function isAdministrator(user: Asker): boolean {
  return user?.collection === 'users' && user.role === 'administrator';
}

/** A visitor with an account, approved or not yet. */
export function isMember(user: Asker): user is Extract<NonNullable<Asker>, { collection: 'members' }> {
  return user?.collection === 'members';
}

/** Sees prices and what else is withheld from guests (CAT-06, MEM-01): members as soon as they are approved. */
export function seesMemberContent(user: Asker): boolean {
  return isEditor(user) || (isMember(user) && user.isApproved === true);
}
