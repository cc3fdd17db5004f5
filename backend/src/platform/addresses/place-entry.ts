import { addressTag, cacheIdentity, listTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { Address, AddressRule, EntryKey } from './address.ts';
import { canonicalAddresses, putAddress, removeAddress } from './address-table.ts';
import { entriesBelow, publishedEntries } from './published-entries.ts';

/** Effect of a publication: the tags to announce, and every entry whose address was checked. */
export type Placement = { tags: Set<string>; placed: EntryKey[] };

/** Updates the addresses of an entry and its descendants to the published state. Must run in the publishing transaction. */
export async function placeEntry(db: SqlExecutor, rules: readonly AddressRule[], entry: EntryKey): Promise<Placement> {
  const placement: Placement = { tags: new Set(), placed: [] };
  await place(db, rules, entry, placement);
  return placement;
}

async function place(db: SqlExecutor, rules: readonly AddressRule[], entry: EntryKey, placement: Placement): Promise<void> {
  const rule = rules.find((candidate) => candidate.collection === entry.collection);
  if (!rule) throw new Error(`no address rule for ${entry.collection}`);
  const before = new Map((await canonicalAddresses(db, entry)).map((address) => [address.siteId, address]));
  const after = await wantedAddresses(db, rule, entry);
  placement.placed.push(entry);

  for (const siteId of new Set<SiteId>([...before.keys(), ...after.keys()])) {
    const wanted = after.get(siteId);
    if (wanted) await putAddress(db, wanted);
    else await removeAddress(db, entry, siteId);
    const identity = cacheIdentity({ __typename: rule.typename, siteId, id: entry.id }) ?? '';
    placement.tags.add(identity).add(listTag(rule.typename, siteId));
    if (isWithdrawn(before.get(siteId), wanted)) placement.tags.add(withdrawalOf(identity));
    for (const path of new Set([before.get(siteId)?.path, wanted?.path])) if (path) placement.tags.add(addressTag(siteId, path));
  }
  if (!sameAddresses(before, after)) await placeBelow(db, rules, entry, placement);
}

/** Whether guests could see an entry at its former address and no longer can. */
function isWithdrawn(former: Address | undefined, wanted: Address | undefined): boolean {
  return former !== undefined && !former.membersOnly && (!wanted || wanted.membersOnly);
}

async function wantedAddresses(db: SqlExecutor, rule: AddressRule, entry: EntryKey): Promise<Map<SiteId, Address>> {
  const published = await publishedEntries(db, rule, entry.id);
  const parentId = published.find((item) => item.parentId !== undefined)?.parentId;
  const parents =
    rule.parent && parentId !== undefined
      ? await canonicalAddresses(db, { collection: rule.parent.collection, id: parentId })
      : [];
  const wanted = new Map<SiteId, Address>();
  for (const item of published) {
    const parent = parents.find((address) => address.siteId === item.siteId);
    if (item.parentId !== undefined && !parent) continue;
    const placed = rule.place(item, parent);
    if (placed) {
      const membersOnly = item.membersOnly || (parent?.membersOnly ?? false);
      wanted.set(item.siteId, { ...entry, ...placed, siteId: item.siteId, title: item.title, membersOnly });
    }
  }
  return wanted;
}

async function placeBelow(db: SqlExecutor, rules: readonly AddressRule[], entry: EntryKey, placement: Placement): Promise<void> {
  for (const rule of rules) {
    if (rule.parent?.collection !== entry.collection) continue;
    for (const id of await entriesBelow(db, rule, entry.id))
      await place(db, rules, { collection: rule.collection, id }, placement);
  }
}

/** Whether nothing has changed that entries below inherit: the path, the title in their breadcrumbs, the restriction to members. */
function sameAddresses(before: ReadonlyMap<SiteId, Address>, after: ReadonlyMap<SiteId, Address>): boolean {
  if (before.size !== after.size) return false;
  return [...after].every(([siteId, wanted]) => {
    const former = before.get(siteId);
    return former?.path === wanted.path && former.title === wanted.title && former.membersOnly === wanted.membersOnly;
  });
}
