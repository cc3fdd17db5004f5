import { productQuery } from '@plantsoen/contract/product-query.ts';
import type { SearchHitFragment } from '../platform/generated/operations-types.ts';
import type { Hrefs } from '../platform/locale/hrefs.ts';
import { partHref } from '../products/part-href.ts';

type Hit = Pick<SearchHitFragment, 'uri' | 'variant' | 'option' | 'part'>;

/** Returns the address of a hit, with the variant or option that the query names; in the parts finder for a spare part (CAT-18). */
export function hitHref({ uri, variant, option, part }: Hit, { hrefOf, localHref }: Pick<Hrefs, 'hrefOf' | 'localHref'>): string {
  return part
    ? partHref(hrefOf('spareParts'), part)
    : localHref(uri) + productQuery({ variant, options: option ? [option] : [] });
}
