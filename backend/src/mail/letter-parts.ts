import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** A piece of a letter. All texts are plain: what looks like HTML shows as it was written; line breaks stay. */
export type LetterPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** What was filled in: a label and its value on each row. */
  | { kind: 'rows'; rows: readonly LetterRow[] }
  /** Things, one below the other, with a picture where there is one. */
  | { kind: 'lines'; lines: readonly LetterLine[] }
  /** The one thing to do. */
  | { kind: 'button'; label: string; url: string }
  /** A link on a line of its own, with small words before it. */
  | { kind: 'link'; label: string; url: string }
  /** Small print. */
  | { kind: 'note'; text: string };

export type LetterRow = { label: string; value: string; url?: string };

export type LetterLine = {
  title: string;
  url?: string;
  /** Address of a picture, shown 112 px wide. */
  picture?: string;
  /** What stands at the line's end, such as an amount. */
  aside?: string;
  facts?: readonly LetterRow[];
};

/** Who writes. */
export type LetterCompany = {
  name: string;
  url?: string;
  /** Street, town, country. */
  address?: readonly string[];
  email?: string;
  phone?: string;
};

export type Letter = {
  locale: LocaleCode;
  company: LetterCompany;
  title: string;
  /** Paragraphs before the parts; empty lines part them. */
  intro: string;
  parts: readonly LetterPart[];
};

/** The address as mail programs may open it: of the web or of mail; undefined for every other. */
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
