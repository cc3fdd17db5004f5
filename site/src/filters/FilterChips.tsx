import { Icon } from '../design/Icon.tsx';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { chipsOf } from './chips.ts';
import styles from './FilterChips.module.css';
import { type Filters, filteredHref, noFilters } from './filters.ts';
import { useRangeText } from './use-range-text.ts';

type FilterChipsProps = {
  filters: Filters;
  facets: readonly FacetFragment[];
  path: string;
  /** Name of the surroundings of a place. */
  near?: string | undefined;
};

/** Renders the active filters as links to the list without them, and a link to the unfiltered list. */
export function FilterChips({ filters, facets, path, near }: FilterChipsProps) {
  const t = useMessages('filters');
  const range = useRangeText();
  const chips = chipsOf(filters, facets, { range, search: (words) => t('searched', { words }), near });
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('active')}>
      {chips.map(({ key, label, rest }) => (
        <li key={key}>
          <a className={styles.chip} href={filteredHref(path, rest)} aria-label={t('remove', { label })}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.all} href={filteredHref(path, noFilters)}>
          {t('clearAll')}
        </a>
      </li>
    </ul>
  );
}
