import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { FormValues } from '@plantsoen/form-rules/form-values.ts';
import type { Company } from '../globals/company.ts';
import type { LetterCompany } from '../mail/letter-parts.ts';
import type { Mail } from '../mail/mail.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Transaction } from '../platform/database/in-transaction.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { QuotationLineInput, SendingInput } from '../platform/generated/contract.ts';

/** A form as it is sent: its rules, and what is done with what was filled in. */
export type SubmittedForm = FormDefinition & {
  /** Of the record in the collection of forms. */
  id: number;
  siteId: SiteId;
  title: string;
  /** Who gets a mail of each submission; the recipient of all forms where it says nobody. */
  recipient: string | null;
  retentionDays: number;
  /** Other terms for those who tick an agreement, by its handle: the longest of them holds. */
  agreedRetentionDays?: Readonly<Record<string, number>>;
  /** Handles of the fields whose content is stored encrypted. */
  encryptedFields: readonly string[];
  /** The quotation list is sent along with it. */
  takesQuotationList: boolean;
  /** Whether browsers must bring the answer of a captcha; they must where nothing is said. */
  captcha?: boolean;
  /** Whether visitors who tick its newsletter agreement are signed up; they are where nothing is said. */
  newsletter?: boolean;
};

/** The arguments of save_{handle}_Submission. */
export type SubmissionArguments = {
  siteId: number;
  sending: SendingInput;
  list?: readonly QuotationLineInput[] | null;
} & Readonly<Record<string, unknown>>;

/** What was stored, in the words of the visitor's language; encrypted content is withheld. */
export type StoredSubmission = {
  id: number;
  formId: number;
  formTitle: string;
  siteId: SiteId;
  createdAt: Date;
  /** Who gets a mail of it. */
  recipient: string | null;
  /** The visitor's address, of the first Email field that was filled in. */
  email: string | null;
  hasFiles: boolean;
  values: readonly SubmittedValue[];
};

/** A field as it was filled in: its label of that moment and the value in words. */
export type SubmittedValue = {
  handle: string;
  label: string;
  type: string;
  text: string;
  /** What is withheld stands encrypted in the submission. */
  encrypted: boolean;
};

/** A submission that asks for a quote: with the list that came along, and the member who has sent it, where it was one. */
export type QuoteRequestToSave = {
  submission: StoredSubmission;
  siteId: SiteId;
  list: readonly QuotationLineInput[] | null;
  company: Company;
  memberId: number | null;
};

/**
 * Stores the quotation list of a submission as a request for a quote, in its transaction, or says what is wrong with the list. Its mails take the
 * place of those that any other form sends: one to the company, and one that confirms it to the visitor (`queueConfirmation`). Null is a request in words
 * alone: of who has no list, or no scripts to send it by.
 */
export type SaveQuoteRequest = (
  transaction: Transaction,
  request: QuoteRequestToSave,
) => Promise<SavedQuoteRequest | { problems: readonly FormProblem[] }>;

/** What else is done with a submission, in the transaction that stores it: with it, or not at all. */
export type OnStored = (
  storing: { context: ApiContext; transaction: SqlExecutor; company: LetterCompany },
  sent: { form: SubmittedForm; args: SubmissionArguments; values: FormValues },
) => Promise<void>;

export type SavedQuoteRequest = { number: string; notification: Mail | null; confirmation: Mail | null };
