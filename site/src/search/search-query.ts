import { stringifySearch } from '../platform/rendering/search-text.ts';
import { longestQuery } from './longest-query.ts';

/** Words as they are looked for: on one line, without what no keyboard writes, and no more of them than count. */
export function cleanQuery(text: string | null | undefined): string {
  const line = (text ?? '').replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...line].slice(0, longestQuery).join('').trim();
}

/** The address of what is found for words, with more than the first hits of a column where a number is given. */
export function searchHref(path: string, query: string, shown: Readonly<Record<string, number>> = {}): string {
  const counts = Object.fromEntries(Object.entries(shown).map(([name, count]) => [name, String(count)]));
  return path + stringifySearch({ ...(query !== '' && { query }), ...counts });
}
