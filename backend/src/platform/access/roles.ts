import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { PayloadRequest } from 'payload';
import type { Viewer } from '../api/context.ts';

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

/** Account pages, which members may open before they are approved. */
const ownPages: readonly PathKey[] = ['account', 'changePassword', 'favourites'];

/** Whether a viewer may open an entry (MEM-01). */
export function seesEntry(
  viewer: Viewer | null,
  siteId: SiteId,
  { membersOnly, uri }: { membersOnly: boolean; uri: string },
): boolean {
  if (!membersOnly || seesMemberContent(viewer)) return true;
  const locale = localeOfSite(siteId);
  return isMember(viewer) && ownPages.some((key) => uriOfPath(pathOf(key, locale)) === uri);
}
