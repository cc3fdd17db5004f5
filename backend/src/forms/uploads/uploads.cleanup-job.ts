import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';

const mostAtOnce = 500;

/**
 * Deletes unused files: those not sent with a form in time, and those of deleted submissions, which the database has unlinked. A
 * file is deleted before its row, so that none is left over. Hashes of visitors are erased after a day. Returns the number of
 * deleted files.
 */
export async function deleteExpiredUploads(executor: SqlExecutor, uploadsFolder: string): Promise<number> {
  const { rows } = await executor.execute<{ id: string; file: string }>(sql`
    select id, file from form_upload
    where submission_id is null and (expires_at is null or expires_at < now()) order by id limit ${mostAtOnce}`);
  for (const { id, file } of rows) {
    await rm(join(uploadsFolder, file), { force: true });
    await executor.execute(sql`delete from form_upload where id = ${Number(id)} and submission_id is null`);
  }
  await executor.execute(
    sql`update form_upload set visitor = '', surroundings = '' where visitor <> '' and created_at < now() - interval '1 day'`,
  );
  return rows.length;
}
