import type { Endpoint } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requestedAccount } from './admin-request.ts';
import { endSessionsExcept, sessionOf } from './editor-sessions.ts';

/**
 * Handles `POST /api/users/12/end-sessions`. Ends all sessions of an account for administrators, or all other sessions of the
 * requester's own account.
 */
export const endSessions: Endpoint = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: async (req) => {
    const account = await requestedAccount(req);
    if (!account) return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    const ended = await inTransaction(req.payload, async (sql, transaction) => {
      const exceptId = account.isOwn ? sessionOf(req) : null;
      const count = await endSessionsExcept(transaction, account.id, exceptId);
      const entry = { actor: actorOf(req.user), action: 'endSession', kind: 'users', subject: account.email } as const;
      if (count > 0) await audit(sql, { ...entry, count });
      return count;
    });
    return Response.json({ ended });
  },
};
