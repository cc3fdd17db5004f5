import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { readLinks } from './containers.ts';

/** Returns the absolute canonical address of a page; undefined if it has none. */
export function canonicalUrl({ seo }: PageMetadataFragment): string | undefined {
  return readLinks(seo.metaLinkContainer).find(({ rel }) => rel === 'canonical')?.href;
}
