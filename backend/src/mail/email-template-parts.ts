import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** A part of an email. All texts are plain: HTML is shown as text, and line breaks are kept. */
export type EmailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Rows with a label and a value each. */
  | { kind: 'rows'; rows: readonly EmailRow[] }
  /** Items below each other, each with an optional picture. */
  | { kind: 'lines'; lines: readonly EmailLine[] }
  /** The main action. */
  | { kind: 'button'; label: string; url: string }
  /** A link in its own paragraph. */
  | { kind: 'link'; label: string; url: string }
  /** Small print. */
  | { kind: 'note'; text: string };

export type EmailRow = { label: string; value: string; url?: string };

export type EmailLine = {
  title: string;
  url?: string;
  /** Address of a picture, shown 112 px wide. */
  picture?: string;
  /** Text at the end of the line, such as an amount. */
  aside?: string;
  facts?: readonly EmailRow[];
};

/** Sender of an email, shown at its top and in its footer. */
export type EmailCompany = {
  name: string;
  url?: string;
  /** Street, town, country. */
  address?: readonly string[];
  email?: string;
  phone?: string;
};

export type EmailTemplate = {
  locale: LocaleCode;
  company: EmailCompany;
  title: string;
  /** Paragraphs before the parts, separated by empty lines. */
  intro: string;
  parts: readonly EmailPart[];
};

/** Returns an address that mail programs may open (http, https or mailto); otherwise undefined. */
export function linkOf(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && ['https:', 'http:', 'mailto:'].includes(parsed.protocol) ? parsed.href : undefined;
}

export const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
