import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { audit, deleteExpiredAuditEntries, theSystem } from '../audit/audit.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import type { Log } from '../platform/log.ts';
import { installationOf } from '../platform/payload/installation.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { uploadKey } from './uploads/upload-rows.ts';

const mostAtOnce = 500;

/** Deletes expired submissions (FRM-14) and unused files. */
export async function cleanUpSubmissions(payload: Payload, log: Log, auditDays: number): Promise<void> {
  const deleted = await deleteExpired(payload, auditDays);
  if (deleted > 0) log.info({ deleted }, 'expired submissions were deleted');
  await deleteExpiredUploads(await requestSql({ payload, transactionID: undefined }), installationOf(payload).storage);
}

/** Deletes and logs expired submissions in one transaction. Returns the number of deleted rows. */
export async function deleteExpired(payload: Payload, auditDays: number): Promise<number> {
  return inTransaction(payload, async (tx) => {
    const { rows } = await tx.execute<{ title: string; count: number }>(sql`
      with gone as (
        delete from form_submissions where id in (
          select id from form_submissions
          where kept_until < now() order by id limit ${mostAtOnce})
        returning id, form, form_title)
      select (array_agg(form_title order by id desc))[1] as title, count(*)::int as count from gone group by form`);
    for (const { title, count } of rows)
      await audit(tx, { actor: theSystem, action: 'retention', kind: 'submissions', subject: title, count });
    await deleteExpiredAuditEntries(tx, auditDays);
    return rows.reduce((sum, { count }) => sum + count, 0);
  });
}

/**
 * Deletes unused files: those not sent with a form in time, and those of deleted submissions, which the database has unlinked. A
 * file is deleted before its row, so that none is left over. Hashes of visitors are erased after a day. Returns the number of
 * deleted files.
 */
export async function deleteExpiredUploads(executor: SqlExecutor, storage: FileStorage): Promise<number> {
  const { rows } = await executor.execute<{ id: string; file: string }>(sql`
    select id, file from form_upload
    where submission_id is null and (expires_at is null or expires_at < now()) order by id limit ${mostAtOnce}`);
  for (const { id, file } of rows) {
    await storage.delete(uploadKey(file));
    await executor.execute(sql`delete from form_upload where id = ${Number(id)} and submission_id is null`);
  }
  await executor.execute(
    sql`update form_upload set visitor = '', wider_network = '' where visitor <> '' and created_at < now() - interval '1 day'`,
  );
  return rows.length;
}

/** Deletes expired tokens and counts. */
export async function deleteExpiredProtection(sql: Sql): Promise<void> {
  await sql.query('delete from spent_form_token where expires_at < now()');
  await sql.query('delete from rate_limit_counter where expires_at < now()');
}
