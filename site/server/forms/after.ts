import { homeUri } from '@plantsoen/contract/paths.ts';
import { addressWithin } from '../../src/forms/address-within.ts';
import { isSamePage } from '../../src/forms/after-sending.ts';
import { type Hrefs, hrefsFor } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { DefinedForm } from './definition.ts';

/** Where a visitor without scripts goes once a form is sent (FRM-06): to an entry, elsewhere, or to its page, which says so. */
export function whereAfter({ handle, settings }: DefinedForm, address: SiteAddress, path: string): string {
  const href = chosenHref(settings, hrefsFor(address));
  return href !== undefined && !isSamePage(href, `http://site${path}`) ? href : `${path}?sent=${handle}`;
}

/** The entry or address that editors have chosen, if it is one. */
function chosenHref(settings: DefinedForm['settings'], { localHref, hrefOf }: Hrefs): string | undefined {
  const { submitAction, redirectEntry, redirectUrl } = settings;
  if (submitAction === 'entry') return localHref(redirectEntry?.uri ?? homeUri);
  return submitAction === 'url' && redirectUrl && isAddress(redirectUrl) ? addressWithin(redirectUrl, hrefOf('home')) : undefined;
}

/** An address that a header can carry, on the site or elsewhere; no script. */
function isAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))[\x21-\x7e]*$/.test(url);
}
