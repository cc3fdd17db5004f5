import { parseSearch, stringifySearch } from '../rendering/search-text.ts';

/** The choice of a product and the facts a list is narrowed by: numbers, codes and keys. Words to search for are of a language. */
const shared = /^(variant|colour|mounting|f\..+)$/;

/** What of a query means the same in every language, as a query. */
export function sharedQuery(search: string): string {
  const texts = Object.entries(parseSearch(search)).filter(([name]) => shared.test(name));
  return stringifySearch(Object.fromEntries(texts));
}
