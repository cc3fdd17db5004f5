import type { PayloadRequest } from 'payload';
import { isAdministrator, isEditor } from '../../platform/access/roles.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { formsForEditors } from './submission-access.ts';

export type ExportableForm = { form: string; title: string; count: number };

/** Returns the forms whose submissions a user may read, each with their number and the latest title. */
export async function exportableForms({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>): Promise<ExportableForm[]> {
  if (!isEditor(user)) return [];
  const readable = isAdministrator(user) ? null : await formsForEditors({ payload });
  return (await requestReads({ payload, transactionID: undefined })).query<ExportableForm>(
    `select form, (array_agg(form_title order by id desc))[1] as title, count(*)::int as count
     from form_submissions where $1::text[] is null or form = any($1) group by form order by title`,
    [readable],
  );
}
