import { productQuery } from '@plantsoen/contract/product-query.ts';

type Match = { variant: { sku: string } | null; colour: string | null; mounting: string | null };

/** Returns the address of a product with the options that match the filters of a list. */
export function matchHref(href: string, match: Match | null): string {
  return match ? href + productQuery({ ...match, variant: match.variant?.sku }) : href;
}
