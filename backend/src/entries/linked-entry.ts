import type { SiteId } from '@plantsoen/contract/locales.ts';
import { type AddressedCollection, type EntryKey, entryTypenames } from '../platform/addresses/address.ts';
import { type LinkTarget, linkTarget } from '../platform/addresses/address-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { EntrySource } from './entry-source.ts';

/**
 * Returns a live entry by ID, as the source of its type's resolvers; undefined if it is not live or the caller may not see it.
 */
export async function liveEntry<Collection extends AddressedCollection>(
  context: ApiContext,
  siteId: SiteId,
  entry: EntryKey & { collection: Collection },
): Promise<EntrySource<(typeof entryTypenames)[Collection]> | undefined> {
  const target = await linkTarget(context, siteId, entry);
  if (!target) return undefined;
  return { __typename: entryTypenames[entry.collection], id: target.id, siteId, title: target.title, uri: target.uri };
}

/** Returns the live ones of some entries, in the given order. */
export async function liveEntriesOf<Collection extends AddressedCollection>(
  context: ApiContext,
  siteId: SiteId,
  collection: Collection,
  ids: readonly number[],
): Promise<EntrySource<(typeof entryTypenames)[Collection]>[]> {
  const sources = await Promise.all(ids.map((id) => liveEntry(context, siteId, { collection, id })));
  return sources.filter((source) => source !== undefined);
}

/** Returns a link to an entry for the contract. */
export const linkedEntry = ({ uri, title }: LinkTarget) => ({ uri, title, slug: slugOf(uri) });

/** Returns the last segment of an entry's address. */
export const slugOf = (uri: string): string => uri.split('/').at(-1) ?? uri;
