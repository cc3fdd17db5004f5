import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { Viewer } from '../api/context.ts';
import { isMember, seesMemberContent } from './roles.ts';

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
