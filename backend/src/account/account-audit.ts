import { type AuditAction, audit, auditCounted, aVisitor, nobody } from '../audit/audit.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** Audit actions of members on their own accounts. */
type AccountEvent = Extract<
  AuditAction,
  | 'register'
  | 'activate'
  | 'logIn'
  | 'passwordChange'
  | 'passwordReset'
  | 'addressChange'
  | 'logOut'
  | 'endSession'
  | 'export'
  | 'delete'
>;

/** Frequent actions, which the audit log counts in one entry per hour. */
const counted: readonly AuditAction[] = ['logIn', 'logOut', 'endSession', 'export', 'logInFailed', 'lockOut'];

/**
 * Writes an action on a member's account to the audit log, by default of the member. The log names members only by ID, so it holds
 * no personal data after an account is erased.
 */
export async function auditMember(
  executor: SqlExecutor,
  action: AccountEvent,
  memberId: number,
  actor = `member ${memberId}`,
): Promise<void> {
  const subject = String(memberId);
  if (counted.includes(action)) await auditCounted(executor, { actor, action, kind: 'members', subject });
  else await audit(executor, { actor, action, kind: 'members', subject });
}

/**
 * Writes a failed password attempt to the audit log, or a lockout for the last attempt before a pause. Known and unknown
 * addresses take the same work, and the hourly entries keep attackers from filling the log.
 */
export async function auditFailedTry(executor: SqlExecutor, memberId: number | undefined, isLast: boolean): Promise<void> {
  const action = isLast ? 'lockOut' : 'logInFailed';
  await auditCounted(executor, {
    actor: aVisitor,
    action,
    kind: 'members',
    subject: memberId === undefined ? nobody : String(memberId),
  });
}
