import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** What is done with what people have entrusted to us. */
export const auditActions = ['read', 'export', 'download', 'delete', 'retention'] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditEntry = {
  /** Who did it: an account of the admin by its address, or the program itself. */
  actor: string;
  action: AuditAction;
  /** What it was done with, as `submission 12 of contact`. */
  subject: string;
  /** With how many. */
  count?: number;
};

/** Opening one record makes the admin read it several times over. */
const sameReading = '1 minute';

/** Writes into the log that administrators read (SEC-08), in the caller's transaction. */
export async function audit(executor: SqlExecutor, { actor, action, subject, count = 1 }: AuditEntry): Promise<void> {
  await executor.execute(sql`
    insert into audit_log (actor, action, subject, count)
    select ${actor}::varchar, ${action}::enum_audit_log_action, ${subject}::varchar, ${count}::numeric
    where ${action} <> 'read' or not exists (
      select from audit_log where actor = ${actor} and action = 'read' and subject = ${subject}
        and created_at > now() - ${sameReading}::interval)`);
}

/** How the log names somebody of the admin. */
export function actorOf(user: PayloadRequest['user']): string {
  return user ? `${user.collection === 'users' ? '' : `${user.collection} `}${user.email}` : 'system';
}

/** What nobody needs to answer for any more is forgotten. */
export async function pruneAuditLog(executor: SqlExecutor, days = 730): Promise<void> {
  await executor.execute(sql`delete from audit_log where created_at < now() - make_interval(days => ${days})`);
}
