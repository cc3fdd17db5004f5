import type { SiteId } from '@plantsoen/contract/locales.ts';
import { type AddressedCollection, entryTypenames } from '../platform/addresses/address.ts';
import type { AddressMatch } from '../platform/addresses/find-address.ts';

/** Source object of the resolvers of all entry types: the entry, its site and its address. */
export type EntrySource<Typename extends string = string> = {
  __typename: Typename;
  id: number;
  siteId: SiteId;
  title: string;
  uri: string;
};

export type EntryTypename = (typeof entryTypenames)[AddressedCollection];

/** Returns the source of an entry that was found at an address. */
export function entrySource(siteId: SiteId, found: AddressMatch): EntrySource<EntryTypename> {
  const title = found.trail.at(-1)?.title ?? '';
  return { __typename: entryTypenames[found.collection], id: found.id, siteId, title, uri: found.uri };
}
