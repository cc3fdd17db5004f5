import { oneLine } from '../platform/one-line.ts';
import { headerNames, isMailAddress, type Mail, mailLimits } from './mail.ts';

/** Content of an email that is stored as JSON; files as base64. */
export type MailContent = {
  fromName?: string | undefined;
  replyTo: string | undefined;
  subject: string;
  text: string;
  /** Undefined if it would be too long, in which case only the text is sent. */
  html: string | undefined;
  attachments: { filename: string; contentType: string; content: string }[];
  headers: Record<string, string>;
};

/** Removes control characters that PostgreSQL or mail programs do not accept; keeps line breaks and tabs. */
function body(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are removed
  return text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
}

function filename(text: string): string {
  const name = oneLine(text.replace(/[/\\:*?"<>|]/g, '-'), mailLimits.filename).replace(/^[.\s]+/, '');
  return name || 'attachment';
}

const contentType = (type: string) => (/^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream');

function headersOf(headers: NonNullable<Mail['headers']>): Record<string, string> {
  const unknown = Object.keys(headers).find((name) => !headerNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`an email must not set the header ${JSON.stringify(unknown)}`);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (value.length > mailLimits.header) throw new Error(`the email header ${name} is too long`);
      return [name, oneLine(value, mailLimits.header)];
    }),
  );
}

/**
 * Returns the email that is stored and sent. Texts are sanitised and cut, so that user input never makes an email or its
 * transaction fail. Throws for mistakes in the code: an invalid kind or header, or too many or too large files.
 */
export function sanitizeMail(mail: Mail): { kind: string; recipient: string; content: MailContent } {
  const { kind, subject, text, html, attachments = [], headers = {} } = mail;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(kind) || kind.length > 40) throw new Error('an email needs a kind, such as form-notification');
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (attachments.length > mailLimits.attachments || bytes > mailLimits.attachedBytes) {
    throw new Error(`an email of kind ${kind} has too many or too large attachments`);
  }
  const replyTo = mail.replyTo?.trim();
  const content: MailContent = {
    fromName: mail.fromName === undefined ? undefined : oneLine(mail.fromName, mailLimits.name),
    replyTo: replyTo !== undefined && isMailAddress(replyTo) ? replyTo : undefined,
    subject: oneLine(subject, mailLimits.subject),
    text: body(text.length > mailLimits.text ? `${text.slice(0, mailLimits.text)}\n…` : text),
    html: html.length > mailLimits.html ? undefined : body(html),
    attachments: attachments.map((file) => ({
      filename: filename(file.filename),
      contentType: contentType(file.contentType),
      content: file.content.toString('base64'),
    })),
    headers: headersOf(headers),
  };
  return { kind, recipient: oneLine(mail.to, mailLimits.recipient), content };
}
