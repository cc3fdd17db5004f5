import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { APIError, PayloadRequest } from 'payload';
import { refusal } from '../payload/refusal.ts';
import type { Address } from './address.ts';

/** Error for an address that another published entry has. The conflict may be caused by the entry itself or by a change of its parent. */
export class AddressTaken extends Error {
  readonly address: Address;
  /** Title of the entry that has the address. */
  readonly holder: string;

  constructor(address: Address, holder: string) {
    super(`the address ${address.path} of site ${address.siteId} belongs to another entry`);
    this.address = address;
    this.holder = holder;
  }

  /** Returns an error for the editor that names both entries and the language. */
  refusalFor(req: PayloadRequest): APIError {
    const { siteId, path, title } = this.address;
    const names = new Intl.DisplayNames([req.i18n.language], { type: 'language' });
    const language = names.of(localeOfSite(siteId));
    const [place, holder] = [pathOfUri(path), this.holder];
    return refusal(req, {
      nl: `“${title}” zou in het ${language} op ${place} komen te staan, waar “${holder}” al staat. Wijzig eerst een van beide adressen.`,
      en: `“${title}” would get the ${language} address ${place}, which “${holder}” already uses. Change one of the two slugs.`,
      de: `„${title}“ bekäme auf ${language} die Adresse ${place}, die „${holder}“ bereits hat. Ändern Sie eine der Adressen.`,
    });
  }
}
