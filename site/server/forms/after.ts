import { homeUri } from '@plantsoen/contract/paths.ts';
import { addressWithin } from '../../src/forms/address-within.ts';
import { hrefsFor } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { DefinedForm } from './definition.ts';

/** Where a visitor without scripts goes once a form is sent (FRM-06): to an entry, elsewhere, or to its page, which says so. */
export function whereAfter({ handle, settings }: DefinedForm, address: SiteAddress, path: string): string {
  const { submitAction, redirectEntry, redirectUrl } = settings;
  if (submitAction === 'entry') return hrefsFor(address).localHref(redirectEntry?.uri ?? homeUri);
  if (submitAction === 'url' && redirectUrl && isAddress(redirectUrl))
    return addressWithin(redirectUrl, hrefsFor(address).hrefOf('home'));
  return `${path}?sent=${handle}`;
}

/** An address that a header can carry, on the site or elsewhere; no script. */
function isAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))[\x21-\x7e]*$/.test(url);
}
