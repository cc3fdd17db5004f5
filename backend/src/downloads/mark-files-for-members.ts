import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';

/** A file is for members as long as a download for members offers it (MEM-02). */
export async function markFilesForMembers(req: PayloadRequest): Promise<void> {
  const db = await requestSql(req);
  await db.execute(sql`
    update files set members_only = wanted.members_only
    from (
      select f.id, exists (
        select from downloads d join downloads_locales l on l._parent_id = d.id where l.file_id = f.id and d.members_only
      ) as members_only
      from files f
    ) wanted
    where files.id = wanted.id and files.members_only is distinct from wanted.members_only`);
}
