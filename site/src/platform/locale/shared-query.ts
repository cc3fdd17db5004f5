import { parseSearch, stringifySearch } from '../rendering/search-text.ts';

/**
 * Parameters with the same meaning in every language: a product's variant, the filters of a list, and the query of the search page.
 * Search words of a list are excluded, because they rarely match in another language.
 */
const shared = /^(variant|colour|mounting|query|f\..+)$/;

/** Returns the part of a query that applies in every language. */
export function sharedQuery(search: string): string {
  const texts = Object.entries(parseSearch(search)).filter(([name]) => shared.test(name));
  return stringifySearch(Object.fromEntries(texts));
}
