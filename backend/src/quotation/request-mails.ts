import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SavedQuoteRequest, StoredSubmission } from '../forms/submitted-form.ts';
import { renderEmail } from '../mail/email-template.ts';
import type { EmailCompany, EmailLine, EmailPart } from '../mail/email-template-parts.ts';
import { isMailAddress, type MailAttachment } from '../mail/mail.ts';
import { imageCrop } from '../media/image-source.ts';
import type { MailedAdviser } from '../team/mailed-adviser.ts';
import { listFormats } from './list-formats.ts';
import { groupBySection, type ListData } from './list-sections.ts';
import { totalsOf } from './list-totals.ts';
import { listWords } from './list-words.ts';
import { optionsInWords } from './options-in-words.ts';
import { addressOfLine, type PricedItem } from './priced-items.ts';
import { requestWords } from './request-words.ts';

/** Data of a quote request for its emails. */
export type MailedRequest = {
  number: string;
  locale: LocaleCode;
  submission: StoredSubmission;
  /** Organisation or name of the sender. */
  from: string;
  lines: readonly PricedItem[];
  company: EmailCompany;
  siteOrigin: string;
  /** URL of the request in the admin. */
  adminUrl: string;
  /** Whether the address is that of the member who sent it, so that the confirmation may repeat remarks and project (FRM-14). */
  isOwnAddress: boolean;
  project: string | null;
  /** Place, tender date and sections of the list (QUO-11). */
  data: ListData;
  /** Adviser for the place of the project (CON-08); undefined if no region covers it. */
  adviser: MailedAdviser | undefined;
  /** Null without a list, or if the PDF failed; the request is valid anyway. */
  pdf: Buffer | null;
};

/** Returns the notification to the company and the confirmation to the sender. Each is null without a valid address. */
export function requestMails(request: MailedRequest): Omit<SavedQuoteRequest, 'number'> {
  const { recipient, email } = request.submission;
  return {
    notification: recipient && isMailAddress(recipient) ? notification(request, recipient) : null,
    confirmation: email && isMailAddress(email) ? confirmation(request, email) : null,
  };
}

function notification(request: MailedRequest, to: string) {
  const { number, locale, submission, from, company, adminUrl } = request;
  const words = requestWords[locale];
  const rows = submission.values.filter(({ text }) => text !== '').map(({ label, text }) => ({ label, value: text }));
  const subject = words.notificationSubject(number, from);
  const parts: EmailPart[] = [
    { kind: 'button', label: words.toAdmin, url: adminUrl },
    { kind: 'heading', text: words.contact },
    { kind: 'rows', rows },
    ...dataParts(request),
    ...listParts(request, true),
  ];
  const texts = renderEmail({ locale, company, title: subject, intro: words.notificationIntro, parts });
  return { kind: 'quote-request', to, ...(submission.email && { replyTo: submission.email }), subject, ...texts };
}

/** Creates the confirmation. It repeats free text only to the member's own address: anyone may have typed another one. */
function confirmation(request: MailedRequest, to: string) {
  const { number, locale, company, pdf, isOwnAddress } = request;
  const words = requestWords[locale];
  const project = isOwnAddress && request.project ? [{ label: words.project, value: request.project }] : [];
  const rows = [...project, ...(isOwnAddress ? remarksOf(request.submission) : [])];
  const parts: EmailPart[] = [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    { kind: 'paragraph', text: words.confirmationNext },
    ...(pdf ? [{ kind: 'paragraph', text: words.pdf } as const] : []),
    ...(isOwnAddress ? [] : [{ kind: 'note', text: words.withoutFreeText } as const]),
    ...adviserParts(request),
    ...listParts(request, isOwnAddress),
  ];
  const intro = words.confirmationIntro(number);
  const attachments: MailAttachment[] = pdf
    ? [{ filename: `${listWords[locale].filename}-${number}.pdf`, contentType: 'application/pdf', content: pdf }]
    : [];
  const texts = renderEmail({ locale, company, title: words.confirmationTitle, intro, parts });
  const replyTo = company.email;
  return {
    ...{ kind: 'quote-confirmation', to, subject: words.confirmationSubject(number), ...texts, attachments },
    ...(replyTo && { replyTo }),
  };
}

/** Returns the adviser's name, phone number and address, for questions about the request. */
function adviserParts({ adviser, locale }: MailedRequest): EmailPart[] {
  if (!adviser) return [];
  const words = requestWords[locale];
  const { name, function: role, phoneNumber, email } = adviser;
  const rows = [
    { label: words.name, value: `${name}, ${role}` },
    ...(phoneNumber ? [{ label: words.phone, value: phoneNumber }] : []),
    ...(email ? [{ label: words.email, value: email, url: `mailto:${email}` }] : []),
  ];
  return [
    { kind: 'heading', text: words.adviser },
    { kind: 'rows', rows },
  ];
}

/** Returns the longer texts of the form, such as the remark. */
const remarksOf = ({ values }: StoredSubmission) =>
  values
    .filter(({ type, encrypted, text }) => type === 'MultiLineText' && !encrypted && text !== '')
    .map(({ label, text }) => ({ label, value: text }));

/** Returns place and tender date of the project, as far as the sender has given them. */
function dataParts({ locale, data: { place, tenderDate } }: MailedRequest): EmailPart[] {
  const words = listWords[locale];
  const rows = [
    ...(place ? [{ label: words.place, value: place }] : []),
    ...(tenderDate ? [{ label: words.tenderDate, value: listFormats(locale).date(tenderDate) }] : []),
  ];
  return rows.length > 0 ? [{ kind: 'rows', rows }] : [];
}

function listParts({ locale, lines, siteOrigin }: MailedRequest, withRemarks: boolean): EmailPart[] {
  const words = requestWords[locale];
  const { number } = listFormats(locale);
  if (lines.length === 0) return [{ kind: 'paragraph', text: words.noList }];
  const { pieces, weightKg } = totalsOf(lines);
  const groups = groupBySection(lines, ({ section }) => (withRemarks ? section : undefined));
  const total = [words.pieces(pieces), weightKg && `${weightKg.isWhole ? '' : '≥ '}${number(weightKg.value)} kg`];
  return [
    { kind: 'heading', text: words.list },
    ...groups.flatMap(({ section, lines: within }): EmailPart[] => [
      ...(section ? [{ kind: 'paragraph', text: section } as const] : []),
      { kind: 'lines', lines: within.map((line) => emailLine(line, { locale, siteOrigin, withRemarks })) },
    ]),
    { kind: 'rows', rows: [{ label: words.total, value: total.filter(Boolean).join(', ') }] },
  ];
}

type LineLook = { locale: LocaleCode; siteOrigin: string; withRemarks: boolean };

function emailLine(line: PricedItem, { locale, siteOrigin, withRemarks }: LineLook): EmailLine {
  const words = requestWords[locale];
  const { number } = listFormats(locale);
  const facts = [
    { label: words.note, value: line.discontinued ? listWords[locale].discontinued[line.discontinued] : '' },
    { label: words.version, value: [line.measure, line.sku].filter(Boolean).join(', ') },
    { label: words.choices, value: [line.colour, line.mounting].filter(Boolean).join(', ') },
    { label: words.options, value: optionsInWords(line) },
    { label: words.weight, value: line.weightKg === null ? '' : `${number(line.weightKg * line.amount)} kg` },
    { label: words.remark, value: withRemarks ? (line.remark ?? '') : '' },
  ];
  return {
    title: line.title,
    ...(line.uri !== '' && { url: addressOfLine(line, siteOrigin) }),
    aside: `${line.amount} ×`,
    facts: facts.filter(({ value }) => value !== ''),
    ...(line.picture && { picture: siteOrigin + imageCrop(line.picture, 'quotation').url }),
  };
}
