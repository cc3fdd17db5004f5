import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../notifications/notify.ts';
import { useBeforeNavigation } from '../platform/navigation/before-navigation.ts';
import { useRefusedQuery } from '../platform/navigation/refused-query.ts';
import { filteredHref } from './filtered-href.ts';
import { type Filters, readFilters } from './filters.ts';
import { useMessages } from './messages.ts';

export type FilterDraft = {
  /** The filters as the visitor sees them: what was chosen a moment ago among them, and what is being typed. */
  draft: Filters;
  /** Notes the words that are being typed; the list stays. */
  write(words: string): void;
  /** Narrows the list: the address follows, and what was asked before is outdated. */
  apply(filters: Filters): void;
};

/** Filters in a form over a list: the choice shows at once, the list follows the address. Where the list cannot be had it stays. */
export function useFilterDraft(filters: Filters, path: string): FilterDraft {
  const router = useRouter();
  const t = useMessages();
  // What the address asks for is shown from the moment of asking: what arrives later changes nothing in the form.
  const [ahead, lookAhead] = useState<Filters>();
  const asked = ahead ?? filters;
  useBeforeNavigation(({ publicHref, search }) => lookAhead(publicHref.split('?')[0] === path ? readFilters(search) : undefined));
  // What is typed stays, whatever arrives, until the address has other words than those it was typed over.
  const [typed, type] = useState<{ over: string; words: string }>();
  const draft = typed?.over === asked.search ? { ...asked, search: typed.words } : asked;
  useRefusedQuery(() => {
    type({ over: filters.search, words: draft.search });
    notify({ kind: 'error', text: t('refused') });
  });
  const apply = (next: Filters) => {
    type(undefined);
    const href = filteredHref(path, next);
    if (href !== filteredHref(path, asked)) void router.navigate({ href, resetScroll: false });
  };
  return { draft, write: (words) => type({ over: asked.search, words }), apply };
}
