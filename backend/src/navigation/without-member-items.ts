import type { GlobalAfterReadHook } from 'payload';
import { isAdminUser, isMember } from '../platform/access/roles.ts';
import type { Navigation } from '../platform/generated/payload-types.ts';

/**
 * Removes members-only items and their children from the menu of guests (MEM-01, NAV-04). For members who are not approved yet,
 * the resolvers filter the items by their targets.
 */
export const withoutMemberItems: GlobalAfterReadHook = ({ doc, overrideAccess, req }) => {
  if (overrideAccess || isMember(req.user) || isAdminUser(req.user)) return doc;
  const { mainMenu } = doc as Navigation;
  if (!Array.isArray(mainMenu)) return doc;
  return {
    ...doc,
    mainMenu: forGuests(mainMenu).map(({ children, ...item }) => ({ ...item, children: forGuests(children ?? []) })),
  };
};

function forGuests<Item extends { membersOnly?: boolean | null }>(items: readonly Item[]): Item[] {
  return items.filter(({ membersOnly }) => !membersOnly);
}
