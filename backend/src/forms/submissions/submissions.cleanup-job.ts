import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { audit, pruneAuditLog, theSystem } from '../../audit/audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import type { Log } from '../../platform/log.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { deleteExpiredUploads } from '../uploads/uploads.cleanup-job.ts';

const mostAtOnce = 500;

/** Deletes expired submissions (FRM-14) and unused files. */
export async function cleanUpSubmissions(payload: Payload, log: Log): Promise<void> {
  const deleted = await deleteExpired(payload);
  if (deleted > 0) log.info({ deleted }, 'expired submissions were deleted');
  await deleteExpiredUploads(await requestSql({ payload, transactionID: undefined }), installationOf(payload).uploadsFolder);
}

/** Deletes and logs expired submissions in one transaction. Returns the number of deleted rows. */
export async function deleteExpired(payload: Payload): Promise<number> {
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
    await pruneAuditLog(tx);
    return rows.reduce((sum, { count }) => sum + count, 0);
  });
}
