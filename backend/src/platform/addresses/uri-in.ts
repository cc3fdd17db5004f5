import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { type PathKey, type PathParameters, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';

/** Returns the contract's uri of a path key in a site. */
export function uriIn(siteId: SiteId, key: PathKey, parameters: PathParameters = {}): string {
  return uriOfPath(pathOf(key, localeOfSite(siteId), parameters));
}
