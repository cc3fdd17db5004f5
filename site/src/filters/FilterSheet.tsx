import { useEffect, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import styles from './FilterSheet.module.css';
import { type Filters, withoutFacts } from './filters.ts';

type FilterSheetProps = {
  facets: readonly FacetFragment[];
  filters: Filters;
  apply(filters: Filters): void;
  showLabel: string;
  onClose(): void;
};

/** Renders all facets in a sheet over the whole window, for small screens. It is loaded when first opened. */
export default function FilterSheet({ facets, filters, apply, showLabel, onClose }: FilterSheetProps) {
  const t = useMessages('filters');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const close = () => sheet.current?.close();
  return (
    <dialog ref={sheet} className={styles.sheet} aria-labelledby="filter-sheet" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id="filter-sheet">
          {t('filters')}
        </h2>
        <IconButton icon="close" aria-label={t('close')} className={styles.close} onClick={close} />
      </div>
      <div className={styles.groups}>
        <FilterGroups facets={facets} filters={filters} apply={apply} />
      </div>
      <p className={styles.foot}>
        <button type="button" className={styles.clear} onClick={() => apply(withoutFacts(filters))}>
          {t('clearSheet')}
        </button>
        <Button onClick={close}>{showLabel}</Button>
      </p>
    </dialog>
  );
}
