import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useBeforeNavigation } from '../platform/navigation/before-navigation.ts';
import { useRefusedQuery } from '../platform/navigation/refused-query.ts';
import { type Filters, filteredHref, readFilters } from './filters.ts';

export type FilterDraft = {
  /** Filters as displayed: with the latest selection and the text being typed. */
  draft: Filters;
  /** Stores the words being typed without changing the list. */
  write(words: string): void;
  /** Applies filters by navigating to their address, which cancels earlier requests. */
  apply(filters: Filters): void;
};

/**
 * Manages the filters of a list's form. Selections show immediately; the list follows the address. If the list cannot be loaded,
 * the current one stays.
 */
export function useFilterDraft(filters: Filters, path: string): FilterDraft {
  const router = useRouter();
  const t = useMessages('filters');
  // The form shows the filters of the requested address, so that a late response does not change it.
  const [ahead, lookAhead] = useState<Filters>();
  const latest = ahead ?? filters;
  useBeforeNavigation(({ publicHref, search }) => lookAhead(publicHref.split('?')[0] === path ? readFilters(search) : undefined));
  // Typed words stay until the address has different words from those that they replaced.
  const [typed, type] = useState<{ over: string; words: string }>();
  const draft = typed?.over === latest.search ? { ...latest, search: typed.words } : latest;
  useRefusedQuery(() => {
    type({ over: filters.search, words: draft.search });
    notify({ kind: 'error', text: t('refused') });
  });
  const apply = (next: Filters) => {
    type(undefined);
    const href = filteredHref(path, next);
    if (href !== filteredHref(path, latest)) void router.navigate({ href, resetScroll: false });
  };
  return { draft, write: (words) => type({ over: latest.search, words }), apply };
}
