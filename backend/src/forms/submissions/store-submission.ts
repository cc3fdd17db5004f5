import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { generalRecipient, letterCompany } from '../../globals/letter-company.ts';
import { queueConfirmation, queueMail } from '../../mail/queue-mail.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import type { SaveQuoteRequest, StoredSubmission } from '../submitted-form.ts';
import { claimUploads } from '../uploads/upload-rows.ts';
import { insertSubmission, type Sent } from './insert-submission.ts';
import { type SubmissionMails, submissionMails } from './submission-mails.ts';
import { findSubmission, holdSending, numberSubmission, type SavedRow } from './submission-rows.ts';

/** What was refused within the transaction, which is rolled back then. */
class Refusal extends Error {
  readonly problems: readonly FormProblem[];

  constructor(problems: readonly FormProblem[]) {
    super('the submission is refused');
    this.problems = problems;
  }
}

type Outcome = SavedRow | { problems: readonly FormProblem[] };

/** Stores a submission with its files and mails, all or nothing; of one that another process has stored meanwhile, the id. */
export async function storeSubmission(context: ApiContext, sent: Sent, saveQuoteRequest: SaveQuoteRequest): Promise<Outcome> {
  const { payload } = context;
  const { form, args, identity, received } = sent;
  const company = await letterCompany(context, form.siteId);
  const recipient = form.recipient ?? (await generalRecipient(context));
  const { fieldKeys } = installationOf(payload);
  const surroundings = { company, siteOrigin: context.siteOrigin(form.siteId), adminUrl: payload.config.serverURL };

  return await inTransaction(payload, async (transaction) => {
    const tx = await requestSql(transaction);
    await holdSending(tx, identity);
    const known = await findSubmission(tx, identity);
    if (known) return known;
    const submission = await insertSubmission(tx, sent, { recipient, fieldKeys });
    if (!(await claimUploads(tx, submission.id, uploadsOf(submission, received)))) refuse([{ handle: null, key: 'fileGone' }]);
    const list = args.list ?? [];
    const quote = form.takesQuotationList ? await saveQuoteRequest(transaction, { submission, siteId: form.siteId, list }) : null;
    if (quote && 'problems' in quote) return refuse(quote.problems);
    if (quote) await numberSubmission(tx, submission.id, quote.number);
    const { notification, confirmation }: SubmissionMails = quote ?? submissionMails(submission, surroundings);
    if (notification) await queueMail(tx, notification);
    if (confirmation) await queueConfirmation(tx, confirmation);
    return { id: submission.id, number: quote?.number ?? null };
  });
}

type Transaction = { payload: ApiContext['payload']; transactionID: string };

async function inTransaction<T>(payload: ApiContext['payload'], work: (transaction: Transaction) => Promise<T>) {
  const transactionID = (await payload.db.beginTransaction()) as string;
  try {
    const result = await work({ payload, transactionID });
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    if (error instanceof Refusal) return { problems: error.problems };
    throw error;
  }
}

function refuse(problems: readonly FormProblem[]): never {
  throw new Refusal(problems);
}

/** The files of fields that are there; those of others go by themselves. */
function uploadsOf({ values }: StoredSubmission, { uploads }: Sent['received']): number[] {
  return uploads.filter(({ field }) => values.some(({ handle }) => handle === field)).map(({ id }) => id);
}
