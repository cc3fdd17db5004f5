import type { PageMetadataFragment } from '../platform/generated/operations-types.ts';
import { readContainers } from './containers.ts';

/** The address under which a page is to be known, absolute; undefined where the page has none. */
export function canonicalUrl(entry: PageMetadataFragment): string | undefined {
  return readContainers(entry).links.find(({ rel }) => rel === 'canonical')?.href;
}
