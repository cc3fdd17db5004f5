import type { SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { type AddressedCollection, entryTypenames } from '../platform/addresses/address.ts';
import type { Page } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EntrySource, EntryTypename } from './entry-source.ts';

/** SQL order of each collection's list, over the collection's table `p` and the address `a`. */
const orders = {
  news: 'p.post_date desc nulls last, a.title',
  faq: '(select t.position from faq_topics t where t.id = p.topic_id) nulls last, p.topic_id, p.position nulls last, a.title',
} as const satisfies Partial<Record<AddressedCollection, string>>;

export type ListedCollection = keyof typeof orders;

export type EntryList<Typename extends EntryTypename> = { total: number; hits: EntrySource<Typename>[] };

/** Returns a page of the entries of a collection that are live in a site, in the collection's order. Takes one statement. */
export async function liveEntries<Collection extends ListedCollection>(
  context: ApiContext,
  collection: Collection,
  siteId: SiteId,
  { first, offset }: Page,
): Promise<EntryList<(typeof entryTypenames)[Collection]>> {
  const typename = entryTypenames[collection];
  context.tags.list(typename, siteId);
  const rows = await context.sql.query<{ id: number; title: string; uri: string; total: number }>(
    `select a.entry_id as id, a.title, a.path as uri, (count(*) over ())::int as total
     from address a join ${collection} p on p.id = a.entry_id
     where a.site_id = $1 and a.entry_type = $2 and a.kind = 'canonical' and (not a.members_only or $3)
     order by ${orders[collection]} limit $4 offset $5`,
    [siteId, collection, seesMemberContent(context.viewer), first, offset],
  );
  return {
    total: rows[0]?.total ?? 0,
    hits: rows.map(({ id, title, uri }) => ({ __typename: typename, id, siteId, title, uri })),
  };
}
