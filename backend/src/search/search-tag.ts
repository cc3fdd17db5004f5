import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';

/** Returns the tag of all search answers in a site. It is announced when the index or the synonyms of the site change. */
export const searchTag = (siteId: SiteId): string => listTag('SearchResults', siteId);

/** Announces that the search answers of all sites may have changed. */
export async function announceSearches(payload: Payload): Promise<void> {
  await inTransaction(payload, (sql) =>
    announce(
      sql,
      locales.map(({ siteId }) => searchTag(siteId)),
    ),
  );
}
