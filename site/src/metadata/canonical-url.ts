import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { readLinks } from './containers.ts';

/** The address under which a page is to be known, absolute; undefined where the page has none. */
export function canonicalUrl({ seo }: PageMetadataFragment): string | undefined {
  return readLinks(seo.metaLinkContainer).find(({ rel }) => rel === 'canonical')?.href;
}
