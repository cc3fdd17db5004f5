import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { actorOf, audit } from '../audit/audit.ts';
import { isEditor } from '../platform/access/roles.ts';
import { requestSql } from '../platform/database/request-sql.ts';

type QuoteRequest = { number: string };

const subjectOf = ({ number }: QuoteRequest) => `quote request ${number}`;

const log = async (req: PayloadRequest, action: 'read' | 'delete', subject: string, count = 1) =>
  audit(await requestSql(req), { actor: actorOf(req.user), action, subject, count });

/** Every reading by somebody of the admin is logged (SEC-08), as it is of submissions. */
export const logQuoteReading: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!isEditor(req.user)) return result;
  if (operation === 'findByID' && result) await log(req, 'read', subjectOf(result as QuoteRequest));
  if (operation === 'find' && 'docs' in result && result.docs.length > 0)
    await log(req, 'read', 'list of quote requests', result.docs.length);
  return result;
};

export const logQuoteDeletion: CollectionAfterDeleteHook = ({ doc, req }) => log(req, 'delete', subjectOf(doc));
