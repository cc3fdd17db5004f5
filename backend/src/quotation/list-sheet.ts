import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** A list as documents show it, in the language of its site. */
export type ListSheet = {
  locale: LocaleCode;
  /** Of a request; a list that nobody has sent has none. */
  number?: string;
  project?: string;
  date: Date;
  company: SheetCompany;
  lines: readonly QuotedLine[];
  /** Whether it shows prices, as members see them. */
  hasPrices?: boolean;
};

/** Whose letterhead it is. */
export type SheetCompany = {
  name: string;
  /** Address, and how to reach it. */
  contact: readonly string[];
  /** The file of its logo. */
  logo: string | null;
};
