import { sql as statement } from '@payloadcms/db-postgres';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { UploadedFile } from '../../platform/uploads/original-file.ts';

/** Removes the demo content in the background. */
export const removeDemoJob = defineJob<{ includeChanged: boolean }>('remove-demo-content', { maxAttempts: 5, isSerial: true });

/** Key of the state of the last removal. */
const key = 'demo-removal';

export type Removal = {
  /** Step that is due: documents are removed in one transaction, the other steps follow it. */
  step: 'queued' | 'projections' | 'files' | 'done';
  /** Number of removed documents, and of demo documents that stay. */
  total: number;
  kept: number;
  counts: Record<string, number>;
  /** Files of removed documents that are not deleted yet. */
  files: UploadedFile[];
  finishedAt?: string;
};

export async function readRemoval(sql: Sql): Promise<Removal | undefined> {
  const [row] = await sql.query<{ data: Removal }>('select data from payload_kv where key = $1', [key]);
  return row?.data;
}

export async function storeRemoval(db: SqlExecutor, removal: Removal): Promise<void> {
  await db.execute(statement`
    insert into payload_kv (key, data) values (${key}, ${JSON.stringify(removal)}::jsonb)
    on conflict (key) do update set data = excluded.data`);
}
