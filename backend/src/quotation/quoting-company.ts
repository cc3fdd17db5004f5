import { type Company, letterCompany } from '../globals/company.ts';
import type { LetterCompany } from '../mail/letter-parts.ts';
import { originalPath } from '../platform/uploads/original-file.ts';
import type { SheetCompany } from './list-sheet.ts';

/** Who asks for a quote is given the number of those who write it. */
const withSales = (company: Company): Company => ({ ...company, phone: company.salesPhone ?? company.phone });

/** The company in mails about a request for a quote. */
export function quotingCompany(company: Company, url: string): LetterCompany {
  return letterCompany(withSales(company), url);
}

/** The company as the head of a list names it. */
export function sheetCompany(company: Company, mediaFolder: string): SheetCompany {
  const { name, street, town, logo, email, phone } = withSales(company);
  return {
    name,
    contact: [joined(street, town), joined(phone, email)].filter((line) => line !== ''),
    logo: logo && originalPath(mediaFolder, logo),
  };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
