import { logIns } from '@plantsoen/observability/measurements.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { type AuditAction, actorOf, audit, auditCounted, nobody } from '../../audit/audit.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import type { User } from '../../platform/generated/payload-types.ts';
import { holdAccount } from './editor-sessions.ts';

/** Keys in the request context, for hooks that run after Payload has dropped this information. */
const resets = 'resetsPassword';
const changes = 'changesPassword';

const kind = 'users';

async function log(req: PayloadRequest, action: AuditAction, subject: string, actor = actorOf(req.user)): Promise<void> {
  await audit(await requestSql(req), { actor, action, kind, subject });
}

export const noteReset: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') req.context[resets] = true;
};

/** Whether a request resets a forgotten password. */
export const isReset = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[resets] === true;

export const noteNewPassword: CollectionBeforeValidateHook<User> = ({ data, operation, req }) => {
  if (operation === 'update' && !isReset(req)) req.context[changes] = Boolean(data && 'password' in data && data.password);
  return data;
};

/** Logs changes of admin accounts (SEC-08). */
export const logUserChange: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') return log(req, doc.invitedUntil ? 'invite' : 'make', doc.email);
  if (previousDoc.invitedUntil && !doc.invitedUntil)
    return log(req, 'activate', doc.email, req.payloadAPI === 'local' ? actorOf(req.user) : doc.email);
  const actions: AuditAction[] = [
    ...(req.context[changes] ? (['passwordChange'] as const) : []),
    ...(doc.role === previousDoc.role ? [] : (['roleChange'] as const)),
    ...(doc.email === previousDoc.email ? [] : (['addressChange'] as const)),
    ...(Boolean(doc.isDisabled) === Boolean(previousDoc.isDisabled) ? [] : ([doc.isDisabled ? 'disable' : 'enable'] as const)),
  ];
  const roles = `${doc.email}: ${previousDoc.role} → ${doc.role}`;
  for (const action of actions) await log(req, action, action === 'roleChange' ? roles : doc.email);
};

export const logUserDeletion: CollectionAfterDeleteHook<User> = ({ doc, req }) => log(req, 'delete', doc.email);

export const logLogIn: CollectionAfterLoginHook<User> = async ({ req, user: { email } }) => {
  if (isReset(req)) await log(req, 'passwordReset', email, email);
  await auditCounted(await requestSql(req), { actor: email, action: 'logIn', kind, subject: email });
  logIns.record('succeeded');
};

/** Logs a log-out. Locks the account before Payload reads it, so that a session that ends meanwhile is not restored. */
export const logLogOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user) return;
  await holdAccount(req, Number(req.user.id));
  await auditCounted(await requestSql(req), {
    actor: actorOf(req.user),
    action: 'logOut',
    kind,
    subject: req.user.email ?? nobody,
  });
};
