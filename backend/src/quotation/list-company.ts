import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import type { LetterCompany } from '../mail/letter-parts.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { originalPath } from '../platform/uploads/original-file.ts';
import type { SheetCompany } from './list-sheet.ts';

type Request = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/** Whose letterhead documents and mails carry. */
export type ListCompany = { letter: LetterCompany; sheet: SheetCompany };

/** The company as the global set names it, in a language. */
export async function listCompany(req: Request, locale: LocaleCode): Promise<ListCompany> {
  const { mediaFolder, siteOrigins } = installationOf(req.payload);
  const { globalData, darkLogo } = await req.payload.findGlobal({
    slug: 'globals',
    ...{ locale, fallbackLocale: false, depth: 1, req: req as PayloadRequest },
  });
  const { companyName, streetNameHouseNumber, postalCodeCityName, country, phoneNumber, salesPhoneNumber, eMailAddress } =
    globalData;
  const name = companyName ?? '';
  const phone = salesPhoneNumber ?? phoneNumber ?? undefined;
  const email = eMailAddress ?? undefined;
  const { hash, filename } = typeof darkLogo === 'object' && darkLogo !== null ? darkLogo : {};
  return {
    letter: {
      ...{ name, phone, email, url: siteOrigins[locale] },
      address: [streetNameHouseNumber, postalCodeCityName, country].flatMap((line) => line || []),
    },
    sheet: {
      name,
      contact: [joined(streetNameHouseNumber, postalCodeCityName), joined(phone, email)].filter((line) => line !== ''),
      logo: hash && filename ? originalPath(mediaFolder, { hash, filename }) : null,
    },
  };
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
