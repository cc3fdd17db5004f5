import { locales } from '@plantsoen/contract/locales.ts';
import { type FileUploadField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { Sql } from '../platform/api/counted-sql.ts';
import { definedForm } from './form-definition.ts';
import { readForm } from './stored-form.ts';

/** The field for which a file is sent (FRM-10); undefined where the site has no such form or field. */
export async function uploadField(
  sql: Sql,
  handle: string,
  siteId: number,
  fieldHandle: string,
): Promise<FileUploadField | undefined> {
  const site = locales.find((locale) => locale.siteId === siteId);
  const form = site && (await readForm(sql, site.siteId, handle));
  const field = form && fieldsOf(definedForm(form)).find((candidate) => candidate.handle === fieldHandle);
  return field?.type === 'FileUpload' && field.visibility !== 'disabled' ? field : undefined;
}
