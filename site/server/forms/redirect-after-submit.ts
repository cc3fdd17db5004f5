import { homeUri } from '@plantsoen/contract/paths.ts';
import { addressWithin, isSamePage, unconfirmed } from '../../src/forms/after-submit.ts';
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
  { path, number, isUnconfirmed }: { path: string; number?: string | undefined; isUnconfirmed?: boolean | undefined },
): string {
  const href = chosenHref(settings, hrefsFor(address));
  if (href !== undefined && !isSamePage(href, `http://site${path}`)) return href;
  const isQuote = handle === quoteRequest;
  const query = new URLSearchParams({
    sent: handle,
    ...(number !== undefined && { [isQuote ? 'number' : 'ticket']: number }),
    ...(isUnconfirmed && { [unconfirmed]: '1' }),
  });
  return `${path}?${query}${number === undefined ? '' : isQuote ? '#request-number' : '#ticket-number'}`;
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
