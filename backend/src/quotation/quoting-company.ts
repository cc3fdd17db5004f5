import { type Company, emailCompany } from '../globals/company.ts';
import type { EmailCompany } from '../mail/email-template-parts.ts';
import { originalKey } from '../platform/uploads/original-file.ts';
import type { PdfCompany } from './quotation-pdf.ts';

/** Replaces the phone number with that of the sales department, which writes the quotes. */
const withSales = (company: Company): Company => ({ ...company, phone: company.salesPhone ?? company.phone });

/** Returns the company for emails about a quote request. */
export function quotingCompany(company: Company, url: string): EmailCompany {
  return emailCompany(withSales(company), url);
}

/** Returns the company for the letterhead of a list. */
export function pdfCompany(company: Company): PdfCompany {
  const { name, street, town, logo, email, phone } = withSales(company);
  return {
    name,
    contact: [joined(street, town), joined(phone, email)].filter((line) => line !== ''),
    logo: logo && originalKey(logo),
  };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
