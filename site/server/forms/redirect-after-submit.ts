import { homeUri } from '@plantsoen/contract/paths.ts';
import { addressWithin, isSamePage } from '../../src/forms/after-submit.ts';
import { type Hrefs, hrefsFor } from '../../src/platform/locale/hrefs.ts';
import type { SiteAddress } from '../../src/platform/locale/site-address.ts';
import type { DefinedForm } from './definition.ts';
import { quoteRequest } from './send-submission.ts';

/**
 * Returns the address after a form was sent without scripts (FRM-06): the chosen entry or URL, or the form's page with a message and
 * the number of a quote request or a ticket.
 */
export function redirectAfterSubmit(
  { handle, settings }: DefinedForm,
  address: SiteAddress,
  { path, number }: { path: string; number?: string | undefined },
): string {
  const href = chosenHref(settings, hrefsFor(address));
  if (href !== undefined && !isSamePage(href, `http://site${path}`)) return href;
  if (number === undefined) return `${path}?sent=${handle}`;
  const query = handle === quoteRequest ? `number=${number}#request-number` : `ticket=${number}#ticket-number`;
  return `${path}?sent=${handle}&${query}`;
}

/** Returns the address of the entry or URL that editors have chosen, or `undefined`. */
function chosenHref(settings: DefinedForm['settings'], { localHref, hrefOf }: Hrefs): string | undefined {
  const { submitAction, redirectEntry, redirectUrl } = settings;
  if (submitAction === 'entry') return localHref(redirectEntry?.uri ?? homeUri);
  return submitAction === 'url' && redirectUrl && isAddress(redirectUrl) ? addressWithin(redirectUrl, hrefOf('home')) : undefined;
}

/** Whether an address is a path or an http(s) URL that a header can contain. */
function isAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))[\x21-\x7e]*$/.test(url);
}
