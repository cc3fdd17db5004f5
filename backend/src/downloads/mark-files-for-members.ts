import { sql } from '@payloadcms/db-postgres';
import { cacheIdentity, fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';

/**
 * Restricts files to members while a members-only download offers them (MEM-02), and announces the models among them. Files that
 * guests may no longer have are announced as withdrawn.
 */
export async function markFilesForMembers(req: PayloadRequest): Promise<void> {
  const db = await requestSql(req);
  const { rows } = await db.execute<{ id: number; hash: string | null; members_only: boolean }>(sql`
    update files set members_only = wanted.members_only
    from (
      select f.id, exists (
        select from downloads d join downloads_locales l on l._parent_id = d.id where l.file_id = f.id and d.members_only
      ) as members_only
      from files f
    ) wanted
    where files.id = wanted.id and files.members_only is distinct from wanted.members_only
    returning files.id, files.hash, files.members_only`);
  const tags = rows.flatMap(({ id }) => locales.map(({ siteId }) => cacheIdentity({ __typename: 'Model', siteId, id }) ?? ''));
  const closed = rows.flatMap(({ hash, members_only }) => (hash && members_only ? [withdrawalOf(fileTag(hash))] : []));
  await announce(db, [...tags, ...closed]);
}
