import { localeOfSite, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import { type PathKey, type PathParameters, pathOf, pathOfUri } from '@plantsoen/contract/paths.ts';
import type { SiteAddress } from './site-address.ts';

/** The links of a page: every href of the site is made by one of these. */
export type Hrefs = {
  /** Of an entry in the page's own locale. */
  localHref(uri: string): string;
  /** Of a fixed path, or of a path with its parameters, in the page's own locale. */
  hrefOf(key: PathKey, parameters?: PathParameters): string;
  /** Of an entry in another locale: on that locale's own domain, or on this host with its prefix (LOC-06). */
  hrefInLocale(siteId: number, uri: string): string;
  /** HTML of the contract with its links within the site, which know no prefix, made hrefs of the page's own locale. */
  localHtml(html: string): string;
};

/** A link within the site, files excepted. */
const linkInHtml = / href="(?=\/(?!\/|media\/))/g;

/** The hrefs for an address of the site. */
export function hrefsFor(address: SiteAddress): Hrefs {
  return {
    localHref: (uri) => address.prefix + pathOfUri(uri),
    hrefOf: (key, parameters) => address.prefix + pathOf(key, address.locale, parameters),
    hrefInLocale: (siteId, uri) => address.bases[localeOfSite(siteId)] + pathOfUri(uri),
    localHtml: (html) => (address.prefix === '' ? html : html.replace(linkInHtml, ` href="${address.prefix}`)),
  };
}

/** The site id of an address. */
export function siteIdAt(address: SiteAddress): SiteId {
  return siteIdOf(address.locale);
}
