import type { PayloadRequest } from 'payload';

type Asker = PayloadRequest['user'] | null | undefined;

/** Whether the user works in the admin, as an editor or administrator. */
export function isEditor(user: Asker): boolean {
  return user?.collection === 'users';
}

/** Whether the user may also manage the admin's users. */
export function isAdministrator(user: Asker): boolean {
  return user?.collection === 'users' && user.role === 'administrator';
}

/** Whether the user is a member, approved or not. */
export function isMember(user: Asker): user is Extract<NonNullable<Asker>, { collection: 'members' }> {
  return user?.collection === 'members';
}

/** Whether the user sees prices and other content that is withheld from guests (CAT-06, MEM-01): editors and approved members. */
export function seesMemberContent(user: Asker): boolean {
  return isEditor(user) || (isMember(user) && user.isApproved === true);
}
