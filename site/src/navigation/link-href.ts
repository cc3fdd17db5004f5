import { uriOfPath } from '@plantsoen/contract/paths.ts';

type LocalHref = (uri: string) => string;

/** Returns the href of an address that editors entered. An internal one ('/over-ons/') becomes local, others stay unchanged. */
export function linkHref(url: string, localHref: LocalHref): string {
  return url.startsWith('/') && !url.startsWith('//') ? localHref(uriOfPath(url)) : url;
}

/** Matches addresses that editors may enter: an internal path, or one of the four schemes (BLK-19). */
const allowedAddress = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/**
 * Returns the href of a call to action (BLK-19): the address of its entry, or else the entered one. Returns undefined if it has
 * no target.
 */
export function callToActionHref(
  cta: { url: string | null; element: { uri: string } | null },
  localHref: LocalHref,
): string | undefined {
  if (cta.element) return localHref(cta.element.uri);
  return cta.url && allowedAddress.test(cta.url) ? linkHref(cta.url, localHref) : undefined;
}

/**
 * Returns the href of a telephone number (NAV-07): without '(0)' and every character except digits and full stops. A number that
 * begins with '+' keeps it, since phones dial an international number only with it.
 */
export function telHref(phoneNumber: string): string {
  const prefix = phoneNumber.trimStart().startsWith('+') ? '+' : '';
  return `tel:${prefix}${phoneNumber.replaceAll('(0)', '').replace(/[^\d.]/g, '')}`;
}
