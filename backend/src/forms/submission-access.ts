import type { Access, PayloadRequest } from 'payload';
import { isAdministrator, servesCustomers } from '../platform/access/roles.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { quoteRequestHandle } from './handles.ts';

/** Returns the handles of the forms whose submissions editors may read. Submissions of a deleted form are for administrators. */
async function formsForEditors({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { submissionsFor: { equals: 'editors' } },
    select: { handle: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ handle }) => handle);
}

/** Allows administrators to read and delete all submissions, and editors and sales those of forms for editors (SEC-08). */
export const submissionReaders: Access = async ({ req }) => {
  if (isAdministrator(req.user)) return true;
  if (!servesCustomers(req.user)) return false;
  return { form: { in: await formsForEditors(req) } };
};

export const nobody: Access = () => false;

/** Allows administrators to read quote requests, and editors and sales if the form with the quotation list is for editors (SEC-08). */
export const quoteRequestReaders: Access = async ({ req }) =>
  isAdministrator(req.user) || (servesCustomers(req.user) && (await formsForEditors(req)).includes(quoteRequestHandle));

type ExportableForm = { form: string; title: string; count: number };

/**
 * Returns the forms whose submissions a user may read, each with their number and its title in a language, or for a deleted form that of
 * the latest submission.
 */
export async function exportableForms(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  language: string,
): Promise<ExportableForm[]> {
  if (!servesCustomers(user)) return [];
  const readable = isAdministrator(user) ? null : await formsForEditors({ payload });
  return (await requestReads({ payload, transactionID: undefined })).query<ExportableForm>(
    `select s.form, coalesce(
       (select l.title from forms f join forms_locales l on l._parent_id = f.id where f.handle = s.form and l._locale::text = $2),
       (array_agg(s.form_title order by s.id desc))[1]) as title, count(*)::int as count
     from form_submissions s where $1::text[] is null or s.form = any($1) group by s.form order by title`,
    [readable, language],
  );
}

/** Returns the name of a submission in the access log: its form and its ID. */
export const submissionSubject = ({ id, formTitle }: { id: number | string; formTitle: string }): string => `${formTitle}, ${id}`;
