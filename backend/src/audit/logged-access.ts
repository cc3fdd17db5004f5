import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { isAdminUser } from '../platform/access/roles.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { type AuditEntry, type AuditKind, actorOf, audit } from './audit.ts';

type LoggedAccess = { afterOperation: CollectionAfterOperationHook[]; afterDelete: CollectionAfterDeleteHook[] };

/**
 * Returns hooks that log every read and deletion by admin users in a collection of visitor data (SEC-08). A read that cannot be
 * logged fails.
 */
export function loggedAccess<Doc>(kind: AuditKind, subjectOf: (doc: Doc) => string): LoggedAccess {
  const log = async (req: PayloadRequest, entry: Pick<AuditEntry, 'action' | 'subject' | 'count'>) =>
    audit(await requestSql(req), { actor: actorOf(req.user), kind, ...entry });

  const logReading: CollectionAfterOperationHook = async ({ operation, req, result }) => {
    if (!isAdminUser(req.user)) return result;
    if (operation === 'findByID' && result) await log(req, { action: 'read', subject: subjectOf(result as Doc) });
    if (operation === 'find' && 'docs' in result && result.docs.length > 0)
      await log(req, { action: 'read', count: result.docs.length });
    if (operation === 'findDistinct') await log(req, { action: 'read' });
    return result;
  };

  const logDeletion: CollectionAfterDeleteHook = ({ doc, req }) => log(req, { action: 'delete', subject: subjectOf(doc) });

  return { afterOperation: [logReading], afterDelete: [logDeletion] };
}
