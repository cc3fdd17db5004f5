import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PricedItem } from './priced-items.ts';

/** A list as documents show it, in the language of its site. */
export type QuotationPdf = {
  locale: LocaleCode;
  /** Number of the quote request; omitted for a list that was not sent. */
  number?: string;
  project?: string;
  place?: string;
  tenderDate?: Date;
  date: Date;
  company: PdfCompany;
  /** Origin of the site, for the links of the lines. */
  siteOrigin: string;
  lines: readonly PricedItem[];
  /** Whether the document shows prices, as members see them. */
  hasPrices?: boolean;
};

/** The company on the letterhead. */
export type PdfCompany = {
  name: string;
  /** Lines with the address and the contact details. */
  contact: readonly string[];
  /** Key of the logo in the storage. */
  logo: string | null;
};
