import type { CollectionAfterDeleteHook, CollectionAfterOperationHook, CollectionAfterReadHook, PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { isEditor } from '../../platform/access/roles.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { readableValues, storedValues, withheldValues } from './stored-value.ts';

type Submission = { id: number; form: string };

/** How the log names a submission. */
export const subjectOf = ({ id, form }: Submission) => `submission ${id} of ${form}`;

const log = async (req: PayloadRequest, action: 'read' | 'delete', subject: string, count = 1) =>
  audit(await requestSql(req), { actor: actorOf(req.user), action, subject, count });

/** Who opens a submission reads all of it; lists withhold what is encrypted, and the export reads it for itself. */
export const readValues: CollectionAfterReadHook = ({ doc, req, findMany, context }) => {
  if (doc.values === undefined || context.asStored) return doc;
  const values = storedValues(doc.values);
  const mayRead = isEditor(req.user) && !findMany;
  const { fieldKeys } = installationOf(req.payload);
  return { ...doc, values: mayRead ? readableValues(fieldKeys, doc.id, values) : withheldValues(values) };
};

/** Every reading by somebody of the admin is logged (SEC-08); one that cannot be logged does not happen. */
export const logReading: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!isEditor(req.user)) return result;
  if (operation === 'findByID' && result) await log(req, 'read', subjectOf(result as Submission));
  if (operation === 'find' && 'docs' in result && result.docs.length > 0)
    await log(req, 'read', 'list of submissions', result.docs.length);
  if (operation === 'findDistinct') await log(req, 'read', 'list of submissions');
  return result;
};

export const logDeletion: CollectionAfterDeleteHook = ({ doc, req }) => log(req, 'delete', subjectOf(doc));
