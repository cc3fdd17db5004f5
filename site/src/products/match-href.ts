import { stringifySearch } from '../platform/rendering/search-text.ts';

type Match = { variant: { sku: string } | null; colour: string | null; mounting: string | null };

/** Returns an option of a product as the value of a query parameter. */
export function parameterOf(option: string): string {
  return option.replaceAll(' ', '-');
}

/** Returns the address of a product with the options that match the filters of a list. */
export function matchHref(href: string, match: Match | null): string {
  if (!match) return href;
  const chosen = { variant: match.variant?.sku, colour: match.colour, mounting: match.mounting };
  const stated = Object.entries(chosen).flatMap(([part, option]) => (option ? [[part, parameterOf(option)]] : []));
  return href + stringifySearch(Object.fromEntries(stated));
}
