import type { SiteId } from '@plantsoen/contract/locales.ts';
import { seesEntry } from '../access/roles.ts';
import type { ApiContext } from '../api/context.ts';
import { type AddressedCollection, type EntryKey, entryTypenames } from './address.ts';

/** A published entry as the target of a link. */
export type LinkTarget = EntryKey & { uri: string; title: string; membersOnly: boolean };

type Row = { entry_type: AddressedCollection; entry_id: number; path: string; title: string; members_only: boolean };

const statement = `
  select a.entry_type, a.entry_id, a.path, a.title, a.members_only
  from unnest($2::text[], $3::int[]) as wanted(entry_type, entry_id)
  join address a on a.site_id = $1 and a.kind = 'canonical' and a.entry_type = wanted.entry_type and a.entry_id = wanted.entry_id`;

/**
 * Returns the address of an entry in a site; undefined if it is not published there or not visible to the caller. Records the entry's tag
 * in both cases, because the answer depends on it, and the folder of its address. Concurrent look-ups share one statement.
 */
export function linkTarget(context: ApiContext, siteId: SiteId, entry: EntryKey): Promise<LinkTarget | undefined> {
  context.tags.record(entryTypenames[entry.collection], siteId, entry.id);
  const loader = context.loader<string, LinkTarget | undefined>(`link:${siteId}`, async (keys) => {
    const entries = keys.map((key) => key.split(':'));
    const rows = await context.sql.query<Row>(statement, [
      siteId,
      entries.map(([type]) => type),
      entries.map(([, id]) => Number(id)),
    ]);
    const found = new Map(rows.map((row) => [`${row.entry_type}:${row.entry_id}`, row]));
    return entries.map(([type, id]) => {
      const row = found.get(`${type}:${id}`);
      if (!row) {
        context.tags.absent(entryTypenames[type as AddressedCollection], siteId);
        return undefined;
      }
      context.tags.folder(siteId, row.path);
      const { path: uri, title, members_only: membersOnly } = row;
      if (!seesEntry(context.viewer, siteId, { membersOnly, uri })) return undefined;
      return { collection: row.entry_type, id: row.entry_id, uri, title, membersOnly };
    });
  });
  return loader.load(`${entry.collection}:${entry.id}`);
}
