import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { Company } from '../globals/company.ts';
import type { EmailCompany } from '../mail/email-template-parts.ts';
import type { Mail } from '../mail/mail.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Transaction } from '../platform/database/in-transaction.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { QuotationLineInput, QuotationListDataInput, SubmissionAttemptInput } from '../platform/generated/contract.ts';

/** A form for submission: its rules, and how its submissions are handled. */
export type SubmittedForm = FormDefinition & {
  /** ID of the record in the collection of forms. */
  id: number;
  siteId: SiteId;
  title: string;
  /** Address that receives each submission; null for the general recipient. */
  recipient: string | null;
  retentionDays: number;
  /** Retention in days for visitors who tick an agreement, by its handle. The longest one applies. */
  agreedRetentionDays?: Readonly<Record<string, number>>;
  /** Handles of the fields whose content is stored encrypted. */
  encryptedFields: readonly string[];
  /** Whether a submission includes the quotation list. */
  takesQuotationList: boolean;
  /** Letters before the ticket numbers of its submissions; without them, they have no numbers. */
  ticketSeries?: string | null;
  /** Whether browsers must send the answer of a captcha; true if undefined. */
  captcha?: boolean;
  /** Whether visitors who tick the newsletter agreement are signed up; true if undefined. */
  newsletter?: boolean;
};

/** Arguments of `save_{handle}_Submission`. */
export type SubmissionArguments = {
  siteId: number;
  attempt: SubmissionAttemptInput;
  list?: readonly QuotationLineInput[] | null;
  listData?: QuotationListDataInput | null;
} & Readonly<Record<string, unknown>>;

/** A stored submission in the visitor's language, without encrypted content. */
export type StoredSubmission = {
  id: number;
  /** Ticket number, such as S2026-00042; null if the form has no series. */
  ticketNumber?: string | null;
  formId: number;
  formTitle: string;
  siteId: SiteId;
  createdAt: Date;
  /** Address that receives the submission; null without a recipient. */
  recipient: string | null;
  /** The visitor's address, from the first filled-in Email field. */
  email: string | null;
  hasFiles: boolean;
  values: readonly SubmittedValue[];
};

/** A filled-in field with its label at that time and its value as text. */
export type SubmittedValue = {
  handle: string;
  label: string;
  type: string;
  text: string;
  /** Whether the value is stored encrypted, in which case the text is empty. */
  encrypted: boolean;
};

/** A submission that requests a quote, with its list and, if the visitor is logged in, the ID of the member. */
export type QuoteRequestToSave = {
  submission: StoredSubmission;
  siteId: SiteId;
  list: readonly QuotationLineInput[] | null;
  listData?: QuotationListDataInput | null;
  company: Company;
  memberId: number | null;
};

/**
 * Stores the quotation list of a submission as a quote request in its transaction, or returns the problems of the list. Its
 * emails replace the usual ones: a notification to the company, and a confirmation to the visitor (`queueConfirmation`). The list
 * is null if the visitor has none, or has no scripts to send it.
 */
export type SaveQuoteRequest = (
  transaction: Transaction,
  request: QuoteRequestToSave,
) => Promise<SavedQuoteRequest | { problems: readonly FormProblem[] }>;

/** Returns the product that the code of a type plate names, in words; null if no live product has the code. */
export type DescribePlate = (context: ApiContext, siteId: SiteId, code: string) => Promise<string | null>;

/** Function that takes part in storing a submission, in the same transaction. An error rolls back both. */
export type OnStored = (
  storing: { context: ApiContext; transaction: SqlExecutor; company: EmailCompany },
  sent: { form: SubmittedForm; args: SubmissionArguments; values: FormValues },
) => Promise<void>;

export type SavedQuoteRequest = { number: string; notification: Mail | null; confirmation: Mail | null };
