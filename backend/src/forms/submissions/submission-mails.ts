import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { renderEmail } from '../../mail/email-template.ts';
import type { EmailCompany } from '../../mail/email-template-parts.ts';
import { isMailAddress, type Mail } from '../../mail/mail.ts';
import type { StoredSubmission } from '../submitted-form.ts';
import { dateInWords, submissionMailWords } from './submission-mail-words.ts';

export type SubmissionMails = { notification: Mail | null; confirmation: Mail | null };

type MailContext = { company: EmailCompany; siteOrigin: string; adminUrl: string };

/** Types of fields whose values the API accepts only if they are options of the form. */
const choiceTypes: readonly string[] = ['Checkboxes', 'Dropdown', 'Radio'];

/**
 * Returns the emails of a submission (FRM-14): its content for the company, and a confirmation for the visitor, which has only the
 * choices, such as the colours of samples. The address may belong to somebody else, so it repeats no text of the visitor. An email
 * without a valid address is null.
 */
export function submissionMails(submission: StoredSubmission, mailContext: MailContext): SubmissionMails {
  const { recipient, email } = submission;
  return {
    notification: recipient && isMailAddress(recipient) ? notification(submission, recipient, mailContext) : null,
    confirmation: email && isMailAddress(email) ? confirmation(submission, email, mailContext) : null,
  };
}

function notification(submission: StoredSubmission, to: string, { company, siteOrigin, adminUrl }: MailContext): Mail {
  const { id, ticketNumber, formTitle, siteId, email, hasFiles, values } = submission;
  const locale = localeOfSite(siteId);
  const words = submissionMailWords[locale];
  const subject = words.newSubmission(formTitle, ticketNumber ?? id);
  const replyTo = email && isMailAddress(email) ? email : undefined;
  const rows = values.map(({ label, text, encrypted }) => ({ label, value: encrypted ? words.withheld : text }));
  const url = `${adminUrl}/admin/collections/form-submissions/${id}`;
  return {
    kind: 'form-notification',
    to,
    ...(replyTo && { replyTo }),
    subject,
    ...renderEmail({
      locale,
      company,
      title: subject,
      intro: words.filledIn(new URL(siteOrigin).host),
      parts: [
        { kind: 'rows', rows },
        ...(hasFiles ? [{ kind: 'paragraph' as const, text: words.files }] : []),
        { kind: 'button', label: words.open, url },
        ...(replyTo ? [{ kind: 'note' as const, text: words.reply }] : []),
      ],
    }),
  };
}

function confirmation(submission: StoredSubmission, to: string, { company }: MailContext): Mail {
  const { ticketNumber, formTitle, siteId, createdAt, values } = submission;
  const locale = localeOfSite(siteId);
  const words = submissionMailWords[locale];
  const subject = words.received(ticketNumber ? `${formTitle} (${ticketNumber})` : formTitle);
  const rows = [
    ...(ticketNumber ? [{ label: words.ticket, value: ticketNumber }] : []),
    { label: words.form, value: formTitle },
    { label: words.date, value: dateInWords(createdAt, locale) },
    ...values
      .filter(({ type, encrypted }) => choiceTypes.includes(type) && !encrypted)
      .map(({ label, text }) => ({ label, value: text })),
  ];
  return {
    kind: 'form-confirmation',
    to,
    ...(company.email && { replyTo: company.email }),
    subject,
    ...renderEmail({
      locale,
      company,
      title: subject,
      intro: words.thanks(formTitle),
      parts: [
        { kind: 'rows', rows },
        { kind: 'note', text: words.unasked },
      ],
    }),
  };
}
