import { lazy, type MouseEvent, type ReactNode, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMobileClass } from '../platform/interface-state.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { parseSearch, type SearchTexts } from '../platform/query-string.ts';
import { cleanQuery } from '../search/search-query.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import styles from './FilterForm.module.css';
import { choiceCount, type Filters, readFilters, readNear } from './filters.ts';
import { SearchBox } from './SearchBox.tsx';
import { closePanels, useClosingPanels } from './use-closing-panels.ts';
import { useFilterDraft } from './use-filter-draft.ts';

type FilterFormProps = {
  filters: Filters;
  facets: readonly FragmentOf<FacetFragment>[];
  path: string;
  /** Heading with the number of hits. It receives the focus if the focused element disappears. */
  heading: ReactNode;
  searchLabel: string;
  /** Label of the button that shows the hits: 'Toon 5 producten'. */
  showLabel: string;
  /** Fields for the surroundings of a place, and their name among the active filters. */
  near?: { fields: ReactNode; label: string | undefined };
};

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

/**
 * Renders the filters of a list: search, active filters, and the facets in a bar or, on small screens, a sheet (CAT-02). It is a
 * plain GET form. With scripts, each selection changes the address immediately.
 */
export function FilterForm({ filters, facets: masked, path, heading, searchLabel, showLabel, near }: FilterFormProps) {
  const t = useMessages('filters');
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, apply } = useFilterDraft(filters, path);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isMobile = useMobileClass();
  // A window that has become wide shows the bar instead.
  if (isSheetOpen && !isMobile) setSheetOpen(false);
  useClosingPanels(form);
  const facets = masked.map(read<FacetFragment>);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = Object.fromEntries(new FormData(event.currentTarget)) as SearchTexts;
    apply({ ...draft, search: cleanQuery(draft.search), near: readNear(texts) });
    closePanels(form.current);
  };
  /** Applies the filters of a clicked link within the form, without leaving the page. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    apply(readFilters(parseSearch(link.search)));
    requestAnimationFrame(() => link.isConnected || form.current?.querySelector('h2')?.focus());
  };

  return (
    <form ref={form} className={styles.form} action={path} onSubmit={submit} onClickCapture={follow}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.search}>
        <SearchBox label={searchLabel} filters={draft} applied={filters} path={path} write={write} />
      </div>
      {near?.fields}
      {facets.length > 0 && (
        <button type="button" className={styles.adjust} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
          {t('adjust')}
          <ChoiceCount count={choiceCount(draft)} />
          <Icon name="filters" />
        </button>
      )}
      <FilterChips filters={draft} facets={facets} path={path} near={near?.label} />
      {facets.length > 0 && <FilterBar facets={facets} filters={draft} path={path} apply={apply} showLabel={showLabel} />}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet facets={facets} filters={draft} apply={apply} showLabel={showLabel} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </form>
  );
}
