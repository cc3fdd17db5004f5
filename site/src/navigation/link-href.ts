import { uriOfPath } from '@plantsoen/contract/paths.ts';

type LocalHref = (uri: string) => string;

/** The href of an address that editors entered: one within the site ('/over-ons/') becomes local, any other stays. */
export function linkHref(url: string, localHref: LocalHref): string {
  return url.startsWith('/') && !url.startsWith('//') ? localHref(uriOfPath(url)) : url;
}

/** What editors may enter as an address: one within the site, or one of the four schemes (BLK-19). */
const allowedAddress = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;

/** The href of a call-to-action (BLK-19): of its entry, else its address; undefined where it leads nowhere. */
export function callToActionHref(
  cta: { url: string | null; element: { uri: string } | null },
  localHref: LocalHref,
): string | undefined {
  if (cta.element) return localHref(cta.element.uri);
  return cta.url && allowedAddress.test(cta.url) ? linkHref(cta.url, localHref) : undefined;
}
