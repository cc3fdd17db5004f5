import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../notifications/notify.ts';
import { useRefusedQuery } from '../platform/navigation/refused-query.ts';
import { filteredHref } from './filtered-href.ts';
import type { Filters } from './filters.ts';
import { useMessages } from './messages.ts';

export type FilterDraft = {
  /** The filters as the visitor sees them: what was chosen a moment ago among them. */
  draft: Filters;
  /** Notes what is being typed; the list stays. */
  note(filters: Filters): void;
  /** Narrows the list: the address follows, and what was asked before is outdated. */
  apply(filters: Filters): void;
};

/** Filters in a form over a list: the choice shows at once, the list follows the address. Where the list cannot be had it stays. */
export function useFilterDraft(filters: Filters, path: string): FilterDraft {
  const router = useRouter();
  const t = useMessages();
  const [held, hold] = useState({ filters, draft: filters });
  // The address has changed: a choice has arrived in it, or the visitor went back.
  if (held.filters !== filters) hold({ filters, draft: filters });
  const note = (draft: Filters) => hold({ filters, draft });
  useRefusedQuery(() => {
    note(filters);
    notify({ kind: 'error', text: t('refused') });
  });
  const apply = (next: Filters) => {
    note(next);
    const href = filteredHref(path, next);
    if (href !== filteredHref(path, filters)) void router.navigate({ href, resetScroll: false });
  };
  return { draft: held.filters === filters ? held.draft : filters, note, apply };
}
