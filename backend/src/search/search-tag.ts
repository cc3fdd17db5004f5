import { listTag } from '@plantsoen/contract/cache-identity.ts';
import type { SiteId } from '@plantsoen/contract/locales.ts';

/** The tag of every answer to a search in a site: announced when the site's index, or what its words mean, has changed. */
export const searchTag = (siteId: SiteId): string => listTag('SearchResults', siteId);
