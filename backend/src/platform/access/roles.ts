import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { PayloadRequest } from 'payload';
import type { Viewer } from '../api/context.ts';

type Asker = PayloadRequest['user'] | null | undefined;

/** Roles of the admin's users (EDT-10). `docs/authorisation.md` has the matrix of their rights. */
export const adminRoles = ['administrator', 'editor', 'translator', 'sales'] as const;
export type AdminRole = (typeof adminRoles)[number];

export const isAdminRole = (role: unknown): role is AdminRole => adminRoles.some((one) => one === role);

export type AdminUser = Extract<NonNullable<Asker>, { collection: 'users' }>;

/** Whether the user has an account of the admin, in any role. All of them read the content. */
export function isAdminUser(user: Asker): user is AdminUser {
  return user?.collection === 'users';
}

/** Whether the user changes the content and the catalogue: an editor or administrator. */
export function isEditor(user: Asker): boolean {
  return isAdminUser(user) && (user.role === 'editor' || user.role === 'administrator');
}

/** Whether the user changes only texts, in some languages. */
export function isTranslator(user: Asker): boolean {
  return isAdminUser(user) && user.role === 'translator';
}

/** Whether the user works with requests, submissions and members: an editor, an administrator or sales. */
export function servesCustomers(user: Asker): boolean {
  return isEditor(user) || (isAdminUser(user) && user.role === 'sales');
}

/** Whether the user writes texts in a language. Only editors write all of them at once (`all`). */
export function writesIn(user: Asker, locale: string | null | undefined): boolean {
  if (isEditor(user)) return true;
  return isAdminUser(user) && isTranslator(user) && (user.languages?.some((language) => language === locale) ?? false);
}

/** Whether the user writes texts in any language. */
export const writesTexts = (user: Asker): boolean => isEditor(user) || isTranslator(user);

/** Whether the user may also manage the admin's users. */
export function isAdministrator(user: Asker): boolean {
  return user?.collection === 'users' && user.role === 'administrator';
}

/** Whether the user is a member, approved or not. */
export function isMember(user: Asker): user is Extract<NonNullable<Asker>, { collection: 'members' }> {
  return user?.collection === 'members';
}

/** Whether the user sees prices and other content that is withheld from guests (CAT-06, MEM-01): admin users and approved members. */
export function seesMemberContent(user: Asker): boolean {
  return isAdminUser(user) || (isMember(user) && user.isApproved === true);
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
