import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** Audited actions on data of visitors, accounts and connections. */
const auditActions = [
  ...(['read', 'export', 'download', 'delete', 'retention'] as const),
  ...(['register', 'activate', 'approve', 'withdraw', 'disable', 'enable'] as const),
  ...(['logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'addressChange'] as const),
  ...(['logOut', 'endSession', 'tokenReuse'] as const),
  ...(['connectionMade', 'connectionChanged', 'connectionRemoved'] as const),
  ...(['make', 'invite', 'roleChange', 'secondFactorOn', 'secondFactorOff', 'recoveryCode'] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of audited records: data of visitors, accounts of visitors and of the admin, and connections with other systems. */
const auditKinds = ['submissions', 'quoteRequests', 'subscribers', 'members', 'users', 'connections'] as const;
export type AuditKind = (typeof auditKinds)[number];

export type AuditEntry = {
  /** Actor: an admin account by its email address, a member by ID, or the system. */
  actor: string;
  action: AuditAction;
  kind: AuditKind;
  /** Record as editors know it, such as `Contact, 12`; omitted for a list. */
  subject?: string;
  /** Number of records. */
  count?: number;
};

/** Actor for actions of the system. */
export const theSystem = 'system';

/** Actor for visitors who are not logged in, and subject for addresses without an account. */
export const aVisitor = 'visitor';
export const nobody = '-';

/** Interval in which repeated reads are logged once, because opening a record makes the admin read it several times. */
const sameReading = '1 minute';

const maxSubjectLength = 200;

/** Writes an entry to the audit log, which administrators read (SEC-08), in the caller's transaction. */
export async function audit(executor: SqlExecutor, { actor, action, kind, subject, count = 1 }: AuditEntry): Promise<void> {
  const named = subject?.slice(0, maxSubjectLength) ?? null;
  await executor.execute(sql`
    insert into audit_log (actor, action, kind, subject, count)
    select ${actor}::varchar, ${action}::enum_audit_log_action, ${kind}::enum_audit_log_kind, ${named}::varchar, ${count}::numeric
    where ${action} <> 'read' or not exists (
      select from audit_log where actor = ${actor} and action = 'read' and kind = ${kind}::enum_audit_log_kind
        and subject is not distinct from ${named}::varchar and created_at > now() - ${sameReading}::interval)`);
}

type ConnectionAction = Extract<AuditAction, `connection${string}`>;

/** Logs that an administrator has made, changed or removed a webhook or a key of the product feed, by its name. */
export async function auditConnection(
  executor: SqlExecutor,
  user: PayloadRequest['user'],
  action: ConnectionAction,
  name: string,
): Promise<void> {
  await audit(executor, { actor: actorOf(user), action, kind: 'connections', subject: name });
}

/** Counts an action in one entry per hour, for actions that are so frequent that they would fill the log. */
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

/** Returns the name of a user in the log, or that of the system without a user. */
export function actorOf(user: PayloadRequest['user']): string {
  return user ? `${user.collection === 'users' ? '' : `${user.collection} `}${user.email}` : theSystem;
}

/** Deletes entries that are older than the given number of days. */
export async function deleteExpiredAuditEntries(executor: SqlExecutor, days: number): Promise<void> {
  await executor.execute(sql`delete from audit_log where created_at < now() - make_interval(days => ${days})`);
}
