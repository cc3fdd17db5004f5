import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { asFiles, valueIn } from '@plantsoen/form-rules/field-values.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { generalRecipient, letterCompany } from '../../globals/letter-company.ts';
import { queueConfirmation, queueMail } from '../../mail/queue-mail.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { requestSql, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import type { SaveQuoteRequest, StoredSubmission, SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { claimUploads } from '../uploads/upload-rows.ts';
import { encryptText } from './field-encryption.ts';
import type { ReceivedSubmission } from './receive-submission.ts';
import type { SendingIdentity } from './sending-identity.ts';
import type { StoredValue } from './stored-value.ts';
import { type SubmissionMails, submissionMails } from './submission-mails.ts';
import {
  findSubmission,
  holdSending,
  insertSubmission,
  nextSubmissionId,
  numberSubmission,
  type SavedRow,
} from './submission-rows.ts';
import { type FilledField, filledFields, senderOf } from './submission-texts.ts';

type Sent = { form: SubmittedForm; args: SubmissionArguments; identity: SendingIdentity; received: ReceivedSubmission };
type Outcome = SavedRow | { problems: readonly FormProblem[] };

/** What was refused within the transaction, which is rolled back then. */
class Refusal extends Error {
  readonly problems: readonly FormProblem[];

  constructor(problems: readonly FormProblem[]) {
    super('the submission is refused');
    this.problems = problems;
  }
}

const longestPage = 500;

/** Stores a submission with its files and mails, all or nothing; of one that another process has stored meanwhile, the id. */
export async function storeSubmission(context: ApiContext, sent: Sent, saveQuoteRequest: SaveQuoteRequest): Promise<Outcome> {
  const { payload } = context;
  const { form, args, identity, received } = sent;
  const company = await letterCompany(context, form.siteId);
  const recipient = form.recipient ?? (await generalRecipient(context));
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const transaction = { payload, ...(transactionID !== undefined && { transactionID }) };
  try {
    const tx = await requestSql(transaction);
    await holdSending(tx, identity);
    const known = await findSubmission(tx, identity);
    const outcome = known ?? (await write());
    await payload.db.commitTransaction(transactionID as string);
    return outcome;

    async function write(): Promise<SavedRow> {
      const submission = await insert(tx, context, sent, recipient);
      const uploads = received.uploads.filter(({ field }) => submission.values.some(({ handle }) => handle === field));
      const ids = uploads.map(({ id }) => id);
      const claimed = await claimUploads(tx, submission.id, ids);
      if (!claimed) throw new Refusal([{ handle: null, key: 'fileGone' }]);
      const quote = form.takesQuotationList
        ? await saveQuoteRequest(transaction, { submission, siteId: form.siteId, list: args.list ?? [] })
        : undefined;
      if (quote && 'problems' in quote) throw new Refusal(quote.problems);
      if (quote) await numberSubmission(tx, submission.id, quote.number);
      const surroundings = { company, siteOrigin: context.siteOrigin(form.siteId), adminUrl: payload.config.serverURL };
      await queueMails(tx, quote ?? submissionMails(submission, surroundings));
      return { id: submission.id, number: quote?.number ?? null };
    }
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID as string);
    if (error instanceof Refusal) return { problems: error.problems };
    throw error;
  }
}

async function insert(
  tx: SqlExecutor,
  { payload }: Pick<ApiContext, 'payload'>,
  { form, args, identity, received }: Sent,
  recipient: string | null,
): Promise<StoredSubmission> {
  const { siteId, encryptedFields } = form;
  const locale = localeOfSite(siteId) ?? 'nl';
  const filled = filledFields(form, received.values, locale);
  const email = senderOf(filled, encryptedFields);
  const id = await nextSubmissionId(tx);
  const { fieldKeys } = installationOf(payload);
  const stored = filled.map(({ field: { handle, label, type }, text }): StoredValue => {
    if (type === 'FileUpload') return { handle, label, type, files: filesOf(received, handle) };
    if (!encryptedFields.includes(handle)) return { handle, label, type, text };
    return { handle, label, type, encrypted: encryptText(fieldKeys, { submission: id, handle }, text) };
  });
  const page = cleanLine(args.sending.uri ?? '').slice(0, longestPage) || null;
  const row = { id, form: form.handle, formTitle: form.title, locale, page, sender: email, values: stored };
  await insertSubmission(tx, { ...row, keptDays: keptDays(form, filled, received) }, identity);
  const values = filled.map(({ field: { handle, label, type }, text }) => {
    const encrypted = encryptedFields.includes(handle) && type !== 'FileUpload';
    return { handle, label, type, text: encrypted ? '' : text, encrypted };
  });
  return { id, formId: form.id, formTitle: form.title, siteId, createdAt: new Date(), recipient, email, values };
}

function filesOf({ values, uploads }: ReceivedSubmission, handle: string) {
  return asFiles(valueIn(values, handle)).flatMap(({ token, name, bytes }) => {
    const upload = uploads.find((row) => row.token === token);
    return upload ? [{ upload: upload.id, name, bytes }] : [];
  });
}

/** For how long it is kept: the form's term, or the longest of those that the visitor agreed to. */
function keptDays(
  { retentionDays, agreedRetentionDays = {} }: SubmittedForm,
  filled: readonly FilledField[],
  received: ReceivedSubmission,
) {
  const agreed = filled.filter(({ field }) => valueIn(received.values, field.handle) === true);
  const days = agreed.flatMap(({ field }) => agreedRetentionDays[field.handle] ?? []);
  return days.length > 0 ? Math.max(...days) : retentionDays;
}

async function queueMails(tx: SqlExecutor, { notification, confirmation }: SubmissionMails): Promise<void> {
  if (notification) await queueMail(tx, notification);
  if (confirmation) await queueConfirmation(tx, confirmation);
}
