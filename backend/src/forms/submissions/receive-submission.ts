import type { FileValue, FormValues } from '@plantsoen/form-rules/field-values.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { limits } from '@plantsoen/form-rules/limits.ts';
import { receivedValues } from '@plantsoen/form-rules/sent-values.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { findUploads, type UploadRow } from '../uploads/upload-rows.ts';

/** Submitted values for the form rules, with the uploads that their tokens refer to. */
export type ReceivedSubmission = { values: FormValues; uploads: readonly UploadRow[] };

/** Reads the arguments of a submission. A file counts only in the field for which it was checked. */
export async function receiveSubmission(
  executor: SqlExecutor,
  form: SubmittedForm,
  args: SubmissionArguments,
): Promise<ReceivedSubmission> {
  const tokens = fileTokens(form, args);
  const found = await findUploads(executor, form.handle, [...tokens.keys()]);
  const uploads = found.filter(({ token, field }) => tokens.get(token) === field);
  const files = new Map<string, FileValue>(uploads.map(({ token, name, bytes }) => [token, { token, name, bytes }]));
  return { values: receivedValues(openFields(form), args, files), uploads };
}

/** Returns the file tokens in the arguments, each with the handle of its field. */
export function fileTokens(form: SubmittedForm, args: SubmissionArguments): ReadonlyMap<string, string> {
  const fields = openFields(form).filter(({ type }) => type === 'FileUpload');
  return new Map(fields.flatMap(({ handle }) => tokensIn(args[handle]).map((token) => [token, handle] as const)));
}

const openFields = (form: SubmittedForm) => fieldsOf(form).filter(({ visibility }) => visibility !== 'disabled');

/** Returns the file tokens of a field. One more than the limit is enough to detect that there are too many. */
function tokensIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, limits.files + 1).flatMap((item) => (typeof item?.token === 'string' ? [item.token] : []));
}
