import { absentTag, addressTag, cacheIdentity, folderTag, listTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { Address, AddressRule, EntryKey } from './address.ts';
import { addressesOf, putAddresses, removeAddresses } from './address-table.ts';
import { entriesBelow, publishedEntries } from './published-entries.ts';

/** Effect of a publication: the tags to announce, every entry whose address was checked, and those without one in a site now. */
export type Placement = { tags: Set<string>; placed: EntryKey[]; removed: EntryKey[] };

/** Entries of a collection at the same distance from the published one, and the sites in which their addresses may change. */
type Level = { rule: AddressRule; ids: readonly number[]; siteIds: readonly SiteId[] };

/** Address of an entry in a site `before` the publication, and as it is `after` it. */
type Change = { id: number; siteId: SiteId; before?: Address; after?: Address };

/**
 * Updates the addresses of an entry and its descendants to the published state. Must run in the publishing transaction. Each level
 * of descendants takes a few statements. Throws `AddressTaken` if another entry has one of the addresses.
 */
export async function placeEntry(db: SqlExecutor, rules: readonly AddressRule[], entry: EntryKey): Promise<Placement> {
  const rule = rules.find(({ collection }) => collection === entry.collection);
  if (!rule) throw new Error(`no address rule for ${entry.collection}`);
  const placement: Placement = { tags: new Set(), placed: [], removed: [] };
  const root: Level = { rule, ids: [entry.id], siteIds: locales.map(({ siteId }) => siteId) };
  for (let levels = [root]; levels.length > 0; ) {
    const below: Level[] = [];
    for (const level of levels) {
      const { collection } = level.rule;
      const children = rules.filter(({ parent }) => parent?.collection === collection);
      const changes = await place(db, level);
      note(placement, level, changes, level !== root && children.length === 0 ? tagsOfLeaf : tagsOf);
      const moved = changes.filter(({ before, after }) => !inheritsSame(before, after));
      const [parents, siteIds] = [new Set(moved.map(({ id }) => id)), new Set(moved.map(({ siteId }) => siteId))];
      for (const child of children)
        below.push({ rule: child, ids: await entriesBelow(db, child, [...parents]), siteIds: [...siteIds] });
    }
    levels = below.filter(({ ids }) => ids.length > 0);
  }
  return placement;
}

function note(placement: Placement, { rule, ids }: Level, changes: readonly Change[], tagsOfChange: typeof tagsOf): void {
  const { collection } = rule;
  for (const id of ids) placement.placed.push({ collection, id });
  for (const change of changes) {
    if (!change.after) placement.removed.push({ collection, id: change.id });
    for (const tag of tagsOfChange(rule, change)) placement.tags.add(tag);
  }
}

/** Updates the addresses of a level. Returns them, including those that did not change. */
async function place(db: SqlExecutor, level: Level): Promise<Change[]> {
  const changes = new Map<string, Change>();
  for (const before of await addressesOf(db, level.rule.collection, level.ids, level.siteIds))
    changes.set(keyOf(before), { id: before.id, siteId: before.siteId, before });
  for (const after of await wantedAddresses(db, level)) {
    const before = changes.get(keyOf(after))?.before;
    changes.set(keyOf(after), { id: after.id, siteId: after.siteId, ...(before && { before }), after });
  }
  const all = [...changes.values()];
  const changed = all.filter(({ before, after }) => !isSame(before, after));
  await removeAddresses(
    db,
    changed.flatMap(({ before, after }) => (before && before.path !== after?.path ? before : [])),
  );
  await putAddresses(
    db,
    changed.flatMap(({ after }) => after ?? []),
  );
  return all;
}

/** Returns the addresses that the entries of a level should have. */
async function wantedAddresses(db: SqlExecutor, { rule, ids, siteIds }: Level): Promise<Address[]> {
  const { collection, parent } = rule;
  const published = await publishedEntries(db, rule, ids, siteIds);
  const parentIds = new Set(published.flatMap(({ parentId }) => parentId ?? []));
  const parents = parent ? await addressesOf(db, parent.collection, [...parentIds], siteIds) : [];
  const parentsByKey = new Map(parents.map((address) => [keyOf(address), address]));
  return published.flatMap((entry) => {
    const { id, siteId, title, parentId } = entry;
    const above = parentId === undefined ? undefined : parentsByKey.get(keyOf({ id: parentId, siteId }));
    if (parentId !== undefined && !above) return [];
    const placed = rule.place(entry, above);
    const membersOnly = entry.membersOnly || (above?.membersOnly ?? false);
    return placed ? { collection, id, siteId, title, membersOnly, ...placed } : [];
  });
}

const keyOf = ({ id, siteId }: { id: number; siteId: SiteId }): string => `${id} ${siteId}`;

/** Returns the tags of a published entry, or of a descendant of a collection that has descendants itself. */
function tagsOf({ typename }: AddressRule, { id, siteId, before, after }: Change): string[] {
  const identity = cacheIdentity({ __typename: typename, siteId, id }) ?? '';
  const paths = [before, after].flatMap((address) => (address ? addressTag(siteId, address.path) : []));
  return [identity, listTag(typename, siteId), ...(isWithdrawn(before, after) ? [withdrawalOf(identity)] : []), ...paths];
}

/**
 * Returns the tags of a descendant whose collection has no descendants, such as a product of a category. A change of the parent
 * may change thousands. The tags of the parent and of the folders of their addresses stand for them, and one tag for those that had
 * no address (API-06).
 */
function tagsOfLeaf({ typename }: AddressRule, { siteId, before, after }: Change): string[] {
  if (inheritsSame(before, after)) return [];
  const folders = [before, after].flatMap((address) => (address ? folderTag(siteId, address.path) : []));
  const withdrawn = isWithdrawn(before, after) ? folders.map(withdrawalOf) : [];
  return [listTag(typename, siteId), ...folders, ...withdrawn, ...(before ? [] : [absentTag(typename, siteId)])];
}

/** Whether guests could see an entry at its former address and no longer can. */
const isWithdrawn = (before: Address | undefined, after: Address | undefined): boolean =>
  before !== undefined && !before.membersOnly && (!after || after.membersOnly);

/** Whether the parts are equal that descendants inherit: the path and the restriction to members. */
const inheritsSame = (before: Address | undefined, after: Address | undefined): boolean =>
  before?.path === after?.path && before?.membersOnly === after?.membersOnly;

const isSame = (before: Address | undefined, after: Address | undefined): boolean =>
  inheritsSame(before, after) && before?.title === after?.title && before?.parentPath === after?.parentPath;
