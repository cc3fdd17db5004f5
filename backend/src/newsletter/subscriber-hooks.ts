import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { actorOf, audit } from '../audit/audit.ts';
import { isEditor } from '../platform/access/roles.ts';
import { requestSql } from '../platform/database/request-sql.ts';

const log = async (req: PayloadRequest, action: 'read' | 'delete', subject: string, count = 1) =>
  audit(await requestSql(req), { actor: actorOf(req.user), action, subject, count });

/** Every reading by somebody of the admin is logged (SEC-08); one that cannot be logged does not happen. */
export const logReading: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!isEditor(req.user)) return result;
  if (operation === 'findByID' && result) await log(req, 'read', `newsletter subscriber ${(result as { id: number }).id}`);
  if (operation === 'find' && 'docs' in result && result.docs.length > 0)
    await log(req, 'read', 'list of newsletter subscribers', result.docs.length);
  return result;
};

export const logDeletion: CollectionAfterDeleteHook = ({ doc, req }) => log(req, 'delete', `newsletter subscriber ${doc.id}`);
