import { stringifySearch } from '../platform/rendering/search-text.ts';
import { type Filters, filterTexts } from './filters.ts';

/** Returns the address of a filtered list; `show` adds the number of hits if it exceeds the first page. */
export function filteredHref(path: string, filters: Filters, show?: number): string {
  return path + stringifySearch({ ...filterTexts(filters), ...(show !== undefined && { show: String(show) }) });
}
