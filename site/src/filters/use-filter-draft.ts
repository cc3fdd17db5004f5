import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { stringifySearch } from '../platform/rendering/search-text.ts';
import { type Filters, filterTexts } from './filters.ts';

export type FilterDraft = {
  /** The filters as the visitor sees them: what was chosen a moment ago among them. */
  draft: Filters;
  /** Notes what is being typed; the list stays. */
  note(filters: Filters): void;
  /** Narrows the list: the address follows, and what was asked before is outdated. */
  apply(filters: Filters): void;
};

/** The address of a list under filters, with more than its first hits where a number is given. */
export function filteredHref(path: string, filters: Filters, show?: number): string {
  return path + stringifySearch({ ...filterTexts(filters), ...(show !== undefined && { show: String(show) }) });
}

/** Filters in a form over a list: the choice shows at once, the list follows the address. */
export function useFilterDraft(filters: Filters, path: string): FilterDraft {
  const router = useRouter();
  const [held, hold] = useState({ filters, draft: filters });
  // The address has changed: a choice has arrived in it, or the visitor went back.
  if (held.filters !== filters) hold({ filters, draft: filters });
  const note = (draft: Filters) => hold({ filters, draft });
  const apply = (next: Filters) => {
    note(next);
    const href = filteredHref(path, next);
    if (href !== filteredHref(path, filters)) void router.navigate({ href, resetScroll: false });
  };
  return { draft: held.filters === filters ? held.draft : filters, note, apply };
}
