import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import { possibleOptions } from '@plantsoen/contract/product-options.ts';
import { productQuery } from '@plantsoen/contract/product-query.ts';
import type { Company } from '../globals/company.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { RequestedLine } from './own-requests.ts';
import { anyRalCode } from './priced-items.ts';
import type { QuotationPdf } from './quotation-pdf.ts';
import { type QuotedProduct, quotedProducts } from './quoted-products.ts';
import { pdfCompany } from './quoting-company.ts';

/** A stored quote request for its document. With `unitPrices`, one per line, the document shows prices. */
export type RequestForPdf = {
  number: string;
  locale: LocaleCode;
  createdAt: Date;
  project: string | null;
  projectPlace: string | null;
  /** ISO date. */
  tenderDate: string | null;
  lines: readonly RequestedLine[];
  unitPrices?: readonly (number | null)[];
};

/**
 * Returns the document with the lines as they were sent, the current pictures, and links with the options that products still have. Products
 * that are no longer live have no picture.
 */
export async function requestPdf(sql: Sql, request: RequestForPdf, company: Company, siteOrigin: string): Promise<QuotationPdf> {
  const { number, locale, createdAt, project, projectPlace, tenderDate, lines, unitPrices } = request;
  const ids = lines.map(({ productId }) => productId);
  const products = await quotedProducts(sql, siteIdOf(locale), ids);
  return {
    ...{ locale, number, date: createdAt, ...(project && { project }) },
    ...{ ...(projectPlace && { place: projectPlace }), ...(tenderDate && { tenderDate: new Date(tenderDate) }) },
    ...(unitPrices && { hasPrices: true }),
    company: pdfCompany(company),
    siteOrigin,
    lines: lines.map((line, place) => {
      const priceEur = unitPrices?.[place] ?? null;
      const product = products.get(line.productId);
      const query = product ? queryOf(line, product) : '';
      return { ...line, query, picture: product?.picture ?? null, ...(priceEur !== null && { priceEur }) };
    }),
  };
}

/** Returns the query of the options that the product of a line still has. Other codes could be any text. */
function queryOf({ choice = {} }: RequestedLine, { variants, colours, anyRal, mountings, options }: QuotedProduct): string {
  return productQuery({
    variant: variants.find(({ sku }) => sku === choice.variant)?.sku,
    colour: [...colours.map(({ code }) => code), ...(anyRal ? [anyRalCode] : [])].find((code) => code === choice.colour),
    mounting: mountings.find(({ key }) => key === choice.mounting)?.key,
    options: possibleOptions(options, choice.options)?.map(({ number }) => number),
  });
}
