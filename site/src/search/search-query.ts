import { stringifySearch } from '../platform/query-string.ts';

/** Maximum length of a search query in characters. */
export const maxQueryLength = 200;

/** Returns a valid query: one line without control characters, limited to the maximum length. */
export function cleanQuery(text: string | null | undefined): string {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/** Returns the address of the results of a query; `shown` adds the numbers of hits of columns beyond the first page. */
export function searchHref(path: string, query: string, shown: Readonly<Record<string, number>> = {}): string {
  const counts = Object.fromEntries(Object.entries(shown).map(([name, count]) => [name, String(count)]));
  return path + stringifySearch({ ...(query !== '' && { query }), ...counts });
}
