import { isEmail } from '@plantsoen/form-rules/text-rules.ts';

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** An email as other domains write it. Its sender address is part of the installation's configuration. */
export type Mail = {
  /** Type of the email, for the log and for tasks: lower case, words joined by `-`. */
  kind: string;
  /** Address of one mailbox (`isMailAddress`). An email to anything else is given up and logged. */
  to: string;
  /** Name of the sender, unless the installation has one for all emails. */
  fromName?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Additional headers. */
  headers?: Partial<Record<HeaderName, string>>;
};

/** Headers that an email may set in addition to the standard ones. */
export const headerNames = ['List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Id'] as const;
type HeaderName = (typeof headerNames)[number];

/** Limits of an email: characters of its texts, number and bytes of its files. */
export const mailLimits = {
  recipient: 254,
  name: 100,
  subject: 200,
  text: 500_000,
  html: 1_000_000,
  header: 900,
  filename: 100,
  attachments: 10,
  attachedBytes: 15_000_000,
} as const;

/** Whether a text is the address of exactly one mailbox, without a name, quotes, comments or line breaks. */
export const isMailAddress = isEmail;

/** Returns the mailbox of an address, in lower case and without the part after a plus. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().normalize('NFC').split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}
