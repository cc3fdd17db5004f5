/** A file that a mail carries. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer };

/** A mail as other domains write it. The address that it is from is the installation's matter. */
export type Mail = {
  /** What sort of mail it is, for the log: lower case, words joined by `-`. */
  kind: string;
  /** The address of one mailbox (`isMailAddress`); a mail to anything else is given up, and the log says so. */
  to: string;
  /** In whose name it goes out, unless the installation has one for all mails. */
  fromName?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  /** Further headers, of those that `headerNames` lists. */
  headers?: Partial<Record<HeaderName, string>>;
};

/** The headers that a mail may ask for beside those that every mail has. */
export const headerNames = ['List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Id'] as const;
export type HeaderName = (typeof headerNames)[number];

/** What a mail may hold at most: characters of its texts, bytes of its files. */
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
