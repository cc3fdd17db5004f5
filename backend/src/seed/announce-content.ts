import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import { announce } from '../platform/changes/announce.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** Types with lists that do not belong to an entry. */
const recordLists = [
  'Fact',
  'Variant',
  'ProductOption',
  'SparePart',
  'Download',
  'FaqTopic',
  'TeamMember',
  'Colour',
  'Form',
  'GlobalSets',
  'NavigationEntry',
];

/** Announces the lists of records without an address to every site, which may have cached earlier answers. */
export async function announceContentLists(db: SqlExecutor): Promise<void> {
  await announce(
    db,
    recordLists.flatMap((type) => locales.map(({ siteId }) => listTag(type, siteId))),
  );
}
