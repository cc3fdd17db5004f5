import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { isTypePlate } from '@plantsoen/form-rules/line-rules.ts';
import { emailCompany, readCompany } from '../../globals/company.ts';
import { queueConfirmation, queueMail } from '../../mail/queue-mail.ts';
import { isMember } from '../../platform/access/roles.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { inTransaction, type Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { exceededRateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { enqueueWebhooks } from '../../webhooks/enqueue-webhooks.ts';
import type { DescribePlate, OnStored, SaveQuoteRequest, StoredSubmission } from '../submitted-form.ts';
import { claimUploads } from '../uploads/upload-rows.ts';
import { insertSubmission, type ValidatedSubmission } from './insert-submission.ts';
import { type SubmissionMails, submissionMails } from './submission-mails.ts';
import { findSubmission, lockSubmissionAttempt, type NewRow, numberSubmission, type SavedRow } from './submission-rows.ts';
import { type FilledField, filledFields, submitterEmail } from './submission-texts.ts';

/** Error that rolls back the transaction and carries the problems of the submission. */
class Refusal extends Error {
  readonly problems: readonly FormProblem[];

  constructor(problems: readonly FormProblem[]) {
    super('the submission was refused');
    this.problems = problems;
  }
}

/** Functions of other domains that take part in storing a submission. */
export type SubmissionParts = { saveQuoteRequest: SaveQuoteRequest; describePlate: DescribePlate; onStored: OnStored };

type Outcome = SavedRow | NewRow | { problems: readonly FormProblem[] };

/**
 * Stores a submission with its files and emails in one transaction. Returns its ID and number, also if another process has stored it
 * first, or the problems that rolled the transaction back.
 */
export async function storeSubmission(context: ApiContext, sent: ValidatedSubmission, parts: SubmissionParts): Promise<Outcome> {
  const { form, received } = sent;
  const filled = filledFields(form, received.values, localeOfSite(form.siteId));
  const sender = submitterEmail(filled, form.encryptedFields);
  // A typed address may belong to somebody else. Above the limits, a submission is stored without a confirmation.
  const isOwn = isMember(context.viewer) && context.viewer.email === sender?.toLowerCase();
  const mayMail = isOwn || (sender !== null && !(await exceededRateLimit(context, 'formConfirmation')));
  const code = plateCodeIn(filled, form.encryptedFields);
  const plateProduct = code === undefined ? null : await parts.describePlate(context, form.siteId, code);
  const described = { ...sent, plateProduct };
  try {
    return await inTransaction(context.payload, (tx, transaction) =>
      store({ context, tx, transaction, mayMail, isOwn }, described, parts),
    );
  } catch (error) {
    if (error instanceof Refusal) return { problems: error.problems };
    throw error;
  }
}

type Storing = { context: ApiContext; tx: SqlExecutor; transaction: Transaction; mayMail: boolean; isOwn: boolean };

async function store(
  { context, tx, transaction, mayMail, isOwn }: Storing,
  sent: ValidatedSubmission,
  parts: SubmissionParts,
): Promise<SavedRow | NewRow> {
  const { form, args, identity, received } = sent;
  const { siteId } = form;
  const { payload } = context;
  const id = await lockSubmissionAttempt(tx, identity);
  const known = await findSubmission(tx, identity);
  if (known) return known;
  const company = await readCompany(await requestReads(transaction), localeOfSite(siteId));
  const recipient = form.recipient ?? company.formRecipient;
  const submission = await insertSubmission(tx, id, sent, { recipient, fieldKeys: installationOf(payload).fieldKeys });
  if (!(await claimUploads(tx, id, uploadsOf(submission, received)))) refuse([{ handle: null, key: 'fileGone' }]);
  const { list = null, listData = null } = args;
  const memberId = isMember(context.viewer) ? context.viewer.id : null;
  const quoteSubmission = { submission, siteId, list, listData, company, memberId };
  const quote = form.takesQuotationList ? await parts.saveQuoteRequest(transaction, quoteSubmission) : null;
  if (quote && 'problems' in quote) return refuse(quote.problems);
  if (quote) await numberSubmission(tx, id, quote.number);
  else {
    const { ticketNumber } = submission;
    const references = () => ({
      form: form.handle,
      language: localeOfSite(siteId),
      ...(ticketNumber && { number: ticketNumber }),
    });
    await enqueueWebhooks(transaction, 'submission.created', { collection: 'form-submissions', id, references });
  }
  const siteOrigin = context.siteOrigin(siteId);
  const sender = emailCompany(company, siteOrigin);
  // Before the emails: wherever a visitor is signed up, the subscriber is locked before the count of the mailbox.
  await parts.onStored({ context, transaction: tx, company: sender }, { form, args, values: received.values });
  const mailContext = { company: sender, siteOrigin, adminUrl: payload.config.serverURL };
  const { notification, confirmation }: SubmissionMails = quote ?? submissionMails(submission, mailContext);
  if (notification) await queueMail(tx, notification);
  if (confirmation && isOwn) await queueMail(tx, confirmation);
  const isConfirmationWithheld = !!confirmation && !isOwn && !(mayMail && (await queueConfirmation(tx, confirmation)));
  if (isConfirmationWithheld)
    context.log.warn({ form: form.handle, id }, 'a confirmation email was not sent: rate limit reached');
  return { id, number: quote?.number ?? submission.ticketNumber ?? null, isConfirmationWithheld };
}

/** Returns the code of a type plate, unless it is stored encrypted: the product would tell it. */
function plateCodeIn(filled: readonly FilledField[], encrypted: readonly string[]): string | undefined {
  return filled.find(
    ({ field }) => field.type === 'SingleLineText' && isTypePlate(field.handle) && !encrypted.includes(field.handle),
  )?.text;
}

function refuse(problems: readonly FormProblem[]): never {
  throw new Refusal(problems);
}

/** Returns the uploads of stored fields. Other uploads expire. */
function uploadsOf({ values }: StoredSubmission, { uploads }: ValidatedSubmission['received']): number[] {
  return uploads.filter(({ field }) => values.some(({ handle }) => handle === field)).map(({ id }) => id);
}
