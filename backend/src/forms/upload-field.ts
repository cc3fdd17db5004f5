import { locales } from '@plantsoen/contract/locales.ts';
import { type FileUploadField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { toSubmittedForm } from './definition/form-definition.ts';
import { findStoredForm } from './stored-form.ts';

/** A file field, and whether its files are stored encrypted (FRM-02). */
export type UploadField = FileUploadField & { isEncrypted: boolean };

/** Returns the field of an upload (FRM-10); undefined if the site has no such form or file field. */
export async function uploadField(
  sql: Sql,
  handle: string,
  siteId: number,
  fieldHandle: string,
): Promise<UploadField | undefined> {
  const site = locales.find((locale) => locale.siteId === siteId);
  const stored = site && (await findStoredForm(sql, site.siteId, handle));
  const form = stored && toSubmittedForm(stored);
  const field = form && fieldsOf(form).find((candidate) => candidate.handle === fieldHandle);
  if (field?.type !== 'FileUpload' || field.visibility === 'disabled') return undefined;
  return { ...field, isEncrypted: form?.encryptedFields.includes(fieldHandle) ?? false };
}
