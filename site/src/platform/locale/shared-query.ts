import { parseSearch, stringifySearch } from '../rendering/search-text.ts';

/**
 * The choice of a product, the facts a list is narrowed by, and the query of the search page. A list's own words to search for stay
 * behind: in another language they would leave it empty.
 */
const shared = /^(variant|colour|mounting|query|f\..+)$/;

/** What of a query means the same in every language, as a query. */
export function sharedQuery(search: string): string {
  const texts = Object.entries(parseSearch(search)).filter(([name]) => shared.test(name));
  return stringifySearch(Object.fromEntries(texts));
}
