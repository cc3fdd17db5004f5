import { type AuditAction, audit, auditCounted, aVisitor, nobody } from '../audit/audit.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** What members do with their own accounts, and what becomes of these. */
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

/** What may happen so often that one line an hour counts it. */
const counted: readonly AuditAction[] = ['logIn', 'logOut', 'endSession', 'export', 'logInFailed', 'lockOut'];

/** Enters into the audit log what a member has done. A member is a number there, so that nobody is named after an account is gone. */
export async function auditMember(executor: SqlExecutor, action: AccountEvent, memberId: number): Promise<void> {
  const [actor, subject] = [`member ${memberId}`, String(memberId)];
  if (counted.includes(action)) await auditCounted(executor, { actor, action, kind: 'members', subject });
  else await audit(executor, { actor, action, kind: 'members', subject });
}

/**
 * Enters a failed try of a password, or the one after which others have to wait. Whether there is an account takes no other work, and nobody
 * can fill the log.
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
