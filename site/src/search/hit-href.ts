import { productQuery } from '@plantsoen/contract/product-query.ts';
import type { SearchHitFragment } from '../platform/generated/operations-types.ts';

/** Returns the address of a hit, with the variant that the query names. */
export function hitHref(href: string, { variant }: SearchHitFragment): string {
  return href + productQuery({ variant });
}
