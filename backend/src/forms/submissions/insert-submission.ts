import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { asFiles, valueIn } from '@plantsoen/form-rules/field-values.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { encryptText } from '../../platform/field-encryption.ts';
import type { FieldKeys } from '../../platform/field-keys.ts';
import { formWords } from '../form-words.ts';
import type { StoredFile, StoredValue } from '../stored-value.ts';
import type { StoredSubmission, SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { ReceivedSubmission } from './receive-submission.ts';
import { insertRow, nextTicketNumber } from './submission-rows.ts';
import { type FilledField, filledFields, submitterEmail } from './submission-texts.ts';

/** A validated submission. */
export type ValidatedSubmission = {
  form: SubmittedForm;
  args: SubmissionArguments;
  identity: IdempotencyKey;
  received: ReceivedSubmission;
  /** Product of the type plate in words, if its code was recognised. */
  plateProduct?: string | null;
};

const maxPageLength = 500;

/** Inserts the row of a submission and returns what was stored, without encrypted content. */
export async function insertSubmission(
  tx: SqlExecutor,
  id: number,
  { form, args, identity, received, plateProduct }: ValidatedSubmission,
  { recipient, fieldKeys }: { recipient: string | null; fieldKeys: FieldKeys },
): Promise<StoredSubmission> {
  const { siteId, encryptedFields } = form;
  const locale = localeOfSite(siteId);
  const filled = filledFields(form, received.values, locale);
  const email = submitterEmail(filled, encryptedFields);
  const createdAt = new Date();
  const ticketNumber = form.ticketSeries ? await nextTicketNumber(tx, form.ticketSeries, createdAt) : null;
  const recognised = { handle: 'typePlate.product', label: formWords.product[locale], type: 'SingleLineText' };
  const product = plateProduct ? [{ ...recognised, text: plateProduct }] : [];
  const stored = filled.map(({ field: { handle, label, type }, text }): StoredValue => {
    const files = type === 'FileUpload' ? filesOf(received, handle) : [];
    if (files.length > 0) return { handle, label, type, files };
    if (!encryptedFields.includes(handle)) return { handle, label, type, text };
    return { handle, label, type, encrypted: encryptText(fieldKeys, { record: id, handle }, text) };
  });
  const page = cleanLine(args.attempt.uri ?? '').slice(0, maxPageLength) || null;
  const row = {
    id,
    form: form.handle,
    formTitle: form.title,
    locale,
    page,
    sender: email,
    values: [...stored, ...product],
    ticketNumber,
  };
  await insertRow(tx, { ...row, keptDays: keptDays(form, filled, received) }, identity);
  const values = filled.map(({ field: { handle, label, type }, text }) => {
    const encrypted = encryptedFields.includes(handle);
    return { handle, label, type, text: encrypted ? '' : text, encrypted };
  });
  const hasFiles = stored.some((value) => 'files' in value);
  return {
    id,
    formId: form.id,
    formTitle: form.title,
    siteId,
    createdAt,
    ticketNumber,
    recipient,
    email,
    hasFiles,
    values: [...values, ...product.map((value) => ({ ...value, encrypted: false }))],
  };
}

function filesOf({ values, uploads }: ReceivedSubmission, handle: string): StoredFile[] {
  return asFiles(valueIn(values, handle)).flatMap(({ token, name, bytes }) => {
    const upload = uploads.find((row) => row.token === token);
    return upload ? [{ upload: upload.id, name, bytes }] : [];
  });
}

/** Returns the longest retention in days of the agreements that the visitor has ticked, or else the retention of the form. */
function keptDays(
  { retentionDays, agreedRetentionDays = {} }: SubmittedForm,
  filled: readonly FilledField[],
  received: ReceivedSubmission,
) {
  const agreed = filled.filter(({ field }) => valueIn(received.values, field.handle) === true);
  const days = agreed.flatMap(({ field }) => agreedRetentionDays[field.handle] ?? []);
  return days.length > 0 ? Math.max(...days) : retentionDays;
}
