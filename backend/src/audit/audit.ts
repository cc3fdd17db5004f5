import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** What is done with what people have entrusted to us, and with the accounts by which they come to it. */
const auditActions = [
  ...(['read', 'export', 'download', 'delete', 'retention'] as const),
  ...(['register', 'activate', 'approve', 'withdraw', 'disable', 'enable'] as const),
  ...(['logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'addressChange'] as const),
  ...(['logOut', 'endSession', 'tokenReuse'] as const),
  ...(['make', 'roleChange', 'secondFactorOn', 'secondFactorOff', 'recoveryCode'] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What people have entrusted to us, and the accounts of visitors and of the admin. */
const auditKinds = ['submissions', 'quoteRequests', 'subscribers', 'members', 'users'] as const;
export type AuditKind = (typeof auditKinds)[number];

export type AuditEntry = {
  /** Who did it: an account of the admin by its address, a member by number, or the program itself. */
  actor: string;
  action: AuditAction;
  kind: AuditKind;
  /** With which of them, as editors know it: `Contact, 12`; none where it was a list of whatever there is. */
  subject?: string;
  /** With how many. */
  count?: number;
};

/** The program itself, in the place of somebody. */
export const theSystem = 'system';

/** Somebody who is not logged in, in the place of who did it, and an address that has no account, in the place of one. */
export const aVisitor = 'visitor';
export const nobody = '-';

/** Opening one record makes the admin read it several times over. */
const sameReading = '1 minute';

const longestSubject = 200;

/** Writes into the log that administrators read (SEC-08), in the caller's transaction. */
export async function audit(executor: SqlExecutor, { actor, action, kind, subject, count = 1 }: AuditEntry): Promise<void> {
  const named = subject?.slice(0, longestSubject) ?? null;
  await executor.execute(sql`
    insert into audit_log (actor, action, kind, subject, count)
    select ${actor}::varchar, ${action}::enum_audit_log_action, ${kind}::enum_audit_log_kind, ${named}::varchar, ${count}::numeric
    where ${action} <> 'read' or not exists (
      select from audit_log where actor = ${actor} and action = 'read' and kind = ${kind}::enum_audit_log_kind
        and subject is not distinct from ${named}::varchar and created_at > now() - ${sameReading}::interval)`);
}

/** As `audit`, in one line an hour that counts, for what may happen so often that it would fill the log. */
export async function auditCounted(
  executor: SqlExecutor,
  { actor, action, kind, subject }: Required<Omit<AuditEntry, 'count'>>,
): Promise<void> {
  await executor.execute(sql`
    with again as (
      update audit_log set count = count + 1, updated_at = now() where id = (
        select id from audit_log where subject = ${subject} and actor = ${actor} and kind = ${kind}::enum_audit_log_kind
          and action = ${action}::enum_audit_log_action and created_at >= date_trunc('hour', now()) order by id desc limit 1)
      returning id)
    insert into audit_log (actor, action, kind, subject, count)
    select ${actor}::varchar, ${action}::enum_audit_log_action, ${kind}::enum_audit_log_kind, ${subject}::varchar, 1
    where not exists (select from again)`);
}

/** How the log names somebody of the admin. */
export function actorOf(user: PayloadRequest['user']): string {
  return user ? `${user.collection === 'users' ? '' : `${user.collection} `}${user.email}` : theSystem;
}

/** What nobody needs to answer for any more is forgotten. */
export async function pruneAuditLog(executor: SqlExecutor, days = 730): Promise<void> {
  await executor.execute(sql`delete from audit_log where created_at < now() - make_interval(days => ${days})`);
}
