import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import type { AddressedCollection } from '../../src/platform/addresses/address.ts';
import { canonicalAddresses } from '../../src/platform/addresses/address-table.ts';
import { requestSql } from '../../src/platform/database/request-sql.ts';
import { StatusInLanguage } from './status-in-language.tsx';

/** Renders the status of an entry in a list, with the languages in which it is published. All entries with drafts have addresses. */
export async function StatusCell({ payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const db = await requestSql({ payload, transactionID: undefined });
  const addresses = await canonicalAddresses(db, { collection: collectionSlug as AddressedCollection, id: rowData.id });
  const live = addresses.map(({ siteId }) => localeOfSite(siteId));
  return <StatusInLanguage isDraft={rowData._status !== 'published'} live={live} />;
}
