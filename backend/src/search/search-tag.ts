import { listTag } from '@plantsoen/contract/cache-identity.ts';
import type { SiteId } from '@plantsoen/contract/locales.ts';

/** Returns the tag of all search answers in a site. It is announced when the index or the synonyms of the site change. */
export const searchTag = (siteId: SiteId): string => listTag('SearchResults', siteId);
