import type { SiteId } from '@plantsoen/contract/locales.ts';
import { liveEntry, slugOf } from '../entries/linked-entry.ts';
import { seesEntry } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import { relationId } from '../platform/api/records.ts';
import type { NavigationEntry, Resolvers } from '../platform/generated/contract.ts';
import type { Navigation } from '../platform/generated/payload-types.ts';
import type { CategorySource } from '../products/category-resolvers.ts';

/** Source object of the resolvers of a menu entry. */
export type NavigationEntrySource = Omit<NavigationEntry, 'category' | 'children'> & {
  category: CategorySource | null;
  children: NavigationEntrySource[];
};

type StoredEntry = NonNullable<Navigation['mainMenu']>[number];
type StoredChild = NonNullable<StoredEntry['children']>[number];

/**
 * Returns the target of a menu entry. Returns undefined if the target is not live or the caller may not see it; the menu then
 * omits the entry.
 */
async function destination(context: ApiContext, siteId: SiteId, stored: StoredEntry | StoredChild) {
  const nowhere = { uri: null, url: null, title: stored.title ?? '', category: null, internalLink: null };
  if (stored.kind === 'text') return nowhere;
  if (stored.kind === 'external') return stored.url ? { ...nowhere, url: stored.url } : undefined;
  const isCategory = stored.kind === 'category';
  const id = relationId(isCategory ? stored.category : stored.page);
  if (id === undefined) return undefined;
  const target = await liveEntry(context, siteId, { collection: isCategory ? 'categories' : 'pages', id });
  if (!target) return undefined;
  const { id: entryId, uri } = target;
  const title = stored.title || target.title;
  if (target.__typename === 'Category') return { ...nowhere, uri, title, category: { ...target, __typename: target.__typename } };
  return { ...nowhere, uri, title, internalLink: { id: entryId, siteId, slug: slugOf(uri), uri } };
}

/**
 * Returns a menu entry with its visible children. Guests get neither members-only entries nor their children (MEM-01, NAV-04). Of
 * the members-only entries, unapproved members get only account pages.
 */
async function navigationEntry(
  context: ApiContext,
  siteId: SiteId,
  stored: StoredEntry | StoredChild,
  id: number,
  level: number,
): Promise<NavigationEntrySource | undefined> {
  const [target, children] = await Promise.all([
    destination(context, siteId, stored),
    'children' in stored ? navigationEntries(context, siteId, stored.children ?? [], id * 100, level + 1) : [],
  ]);
  if (!target || !seesEntry(context.viewer, siteId, { membersOnly: stored.membersOnly === true, uri: target.uri ?? '' }))
    return undefined;
  const { kind } = stored;
  const opensTab = stored.openInNewTab ?? false;
  return {
    ...{ id, siteId, kind, level, children, ...target },
    internTitle: kind === 'internal' || kind === 'category' ? target.title : null,
    externTitle: kind === 'external' ? target.title : null,
    membersOnly: stored.membersOnly ?? false,
    openInNewTab: opensTab,
    openInNieuwTabblad: opensTab,
  };
}

async function navigationEntries(
  context: ApiContext,
  siteId: SiteId,
  stored: readonly (StoredEntry | StoredChild)[],
  firstId: number,
  level: number,
): Promise<NavigationEntrySource[]> {
  const entries = await Promise.all(
    stored.map((entry, index) => navigationEntry(context, siteId, entry, firstId + index + 1, level)),
  );
  return entries.filter((entry) => entry !== undefined);
}

export const navigationResolvers: Resolvers = {
  Query: {
    async navigation(_, args, context) {
      const siteId = siteIdArgument(args.locale);
      // A menu contains titles and addresses of pages and categories, so any published, moved or deleted one changes it.
      context.tags.list('Page', siteId);
      context.tags.list('Category', siteId);
      const menu = await cachedGlobal(context, 'navigation', siteId);
      return navigationEntries(context, siteId, menu.mainMenu ?? [], 0, 1);
    },
  },
};
