import { stringifySearch } from '../platform/rendering/search-text.ts';
import { type Filters, filterTexts } from './filters.ts';

/** The address of a list under filters, with more than its first hits where a number is given. */
export function filteredHref(path: string, filters: Filters, show?: number): string {
  return path + stringifySearch({ ...filterTexts(filters), ...(show !== undefined && { show: String(show) }) });
}
