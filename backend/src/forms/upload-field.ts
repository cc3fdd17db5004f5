import { locales } from '@plantsoen/contract/locales.ts';
import { type FileUploadField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { Sql } from '../platform/api/counted-sql.ts';
import { definedForm } from './form-definition.ts';
import { readForm } from './stored-form.ts';

/** A field that takes files, and whether what it takes is stored encrypted (FRM-02). */
export type UploadField = FileUploadField & { isEncrypted: boolean };

/** The field for which a file is sent (FRM-10); undefined where the site has no such form or field. */
export async function uploadField(
  sql: Sql,
  handle: string,
  siteId: number,
  fieldHandle: string,
): Promise<UploadField | undefined> {
  const site = locales.find((locale) => locale.siteId === siteId);
  const stored = site && (await readForm(sql, site.siteId, handle));
  const form = stored && definedForm(stored);
  const field = form && fieldsOf(form).find((candidate) => candidate.handle === fieldHandle);
  if (field?.type !== 'FileUpload' || field.visibility === 'disabled') return undefined;
  return { ...field, isEncrypted: form?.encryptedFields.includes(fieldHandle) ?? false };
}
