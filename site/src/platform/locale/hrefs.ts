import { localeOfSite, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import { type PathKey, type PathParameters, pathOf, pathOfUri } from '@plantsoen/contract/paths.ts';
import type { SiteAddress } from './site-address.ts';

/** Functions that create all hrefs of a page. */
export type Hrefs = {
  /** Href of an entry in the page's locale. */
  localHref(uri: string): string;
  /** Href of a path key with its parameters, in the page's locale. */
  hrefOf(key: PathKey, parameters?: PathParameters): string;
  /** Href of an entry in another locale: on that locale's domain, or on this host with its prefix (LOC-06). */
  hrefInLocale(siteId: number, uri: string): string;
  /** HTML of the contract with the prefix of the page's locale added to internal links. */
  localHtml(html: string): string;
};

/** Matches an internal link, except links to files. */
const linkInHtml = / href="(?=\/(?!\/|media\/))/g;

/** Returns the href functions for an address of the site. */
export function hrefsFor(address: SiteAddress): Hrefs {
  return {
    localHref: (uri) => address.prefix + pathOfUri(uri),
    hrefOf: (key, parameters) => address.prefix + pathOf(key, address.locale, parameters),
    hrefInLocale: (siteId, uri) => address.bases[localeOfSite(siteId)] + pathOfUri(uri),
    localHtml: (html) => (address.prefix === '' ? html : html.replace(linkInHtml, ` href="${address.prefix}`)),
  };
}

/** Returns the site id of an address. */
export function siteIdAt(address: SiteAddress): SiteId {
  return siteIdOf(address.locale);
}
