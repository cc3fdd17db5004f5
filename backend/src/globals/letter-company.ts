import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { LetterCompany } from '../mail/letter-parts.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { heldGlobal } from '../platform/api/held-globals.ts';

/** The company as its letters name it. */
export async function letterCompany(context: ApiContext, siteId: SiteId): Promise<LetterCompany> {
  const { globalData } = await heldGlobal(context, 'globals', siteId);
  const address = [globalData?.streetNameHouseNumber, globalData?.postalCodeCityName, globalData?.country];
  return {
    name: globalData?.companyName ?? 'Plantsoen',
    url: context.siteOrigin(siteId),
    address: address.filter((line): line is string => Boolean(line)),
    ...(globalData?.eMailAddress && { email: globalData.eMailAddress }),
    ...(globalData?.phoneNumber && { phone: globalData.phoneNumber }),
  };
}

/** Who gets what forms bring, where a form names nobody; guests are not told. */
export async function generalRecipient(context: ApiContext): Promise<string | null> {
  const [row] = await context.sql.query<{ recipient: string | null }>('select form_recipient as recipient from globals limit 1');
  return row?.recipient || null;
}
