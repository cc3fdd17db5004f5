import type { SearchHitFragment } from '../platform/generated/operations-types.ts';
import { matchHref } from '../products/match-href.ts';

/** Returns the address of a hit, with the variant that the query names. */
export function hitHref(href: string, { variant }: SearchHitFragment): string {
  return matchHref(href, variant === null ? null : { variant: { sku: variant }, colour: null, mounting: null });
}
