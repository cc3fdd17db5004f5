import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Company } from '../globals/company.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { RequestedLine } from './own-requests.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { quotedProducts } from './quoted-products.ts';
import { pdfCompany } from './quoting-company.ts';

/** A stored quote request for its document. With `unitPrices`, one per line, the document shows prices. */
export type RequestForPdf = {
  number: string;
  locale: LocaleCode;
  createdAt: Date;
  project: string | null;
  lines: readonly RequestedLine[];
  unitPrices?: readonly (number | null)[];
};

/**
 * Returns the document with the lines as they were sent and the current pictures. Products that are no longer live have no
 * picture.
 */
export async function requestPdf(sql: Sql, request: RequestForPdf, company: Company): Promise<QuotationPdf> {
  const { number, locale, createdAt, project, lines, unitPrices } = request;
  const ids = lines.map(({ productId }) => productId);
  const products = await quotedProducts(sql, siteIdOf(locale), ids);
  return {
    ...{ locale, number, date: createdAt, ...(project && { project }) },
    ...(unitPrices && { hasPrices: true }),
    company: pdfCompany(company),
    lines: lines.map((line, place) => {
      const priceEur = unitPrices?.[place] ?? null;
      return { ...line, picture: products.get(line.productId)?.picture ?? null, ...(priceEur !== null && { priceEur }) };
    }),
  };
}
