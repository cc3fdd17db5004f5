import type { ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { ChoiceCount } from './ChoiceCount.tsx';
import { FacetFields } from './FacetFields.tsx';
import styles from './FilterBar.module.css';
import { FilterGroups } from './FilterGroups.tsx';
import { choiceCount, type Filters, filteredHref, withoutFacts } from './filters.ts';

/** Maximum number of cells side by side. The last cell contains all remaining facets. */
const maxCells = 6;

type FilterBarProps = {
  facets: readonly FacetFragment[];
  filters: Filters;
  path: string;
  apply(filters: Filters): void;
  /** Label of the button that shows the hits: 'Toon 5 producten'. */
  showLabel: string;
};

/**
 * Renders the facets as cells between two lines, each with a panel below it (CAT-02). Without scripts, it is a form to submit.
 */
export function FilterBar({ facets, filters, path, apply, showLabel }: FilterBarProps) {
  const t = useMessages('filters');
  const own = facets.length > maxCells ? facets.slice(0, maxCells - 1) : facets;
  const rest = facets.slice(own.length);
  const cell = (id: string, name: string, held: readonly FacetFragment[], fields: ReactNode) => {
    const keys = held.map((facet) => facet.key);
    return (
      <details key={id} className={styles.cell} name="filters">
        <summary className={styles.name}>
          {name}
          <ChoiceCount count={choiceCount(filters, keys)} />
          <Icon name="chevron" />
        </summary>
        <div className={styles.panel}>
          <div className={styles.fields}>{fields}</div>
          <p className={styles.foot}>
            <a className={styles.clear} href={filteredHref(path, withoutFacts(filters, keys))}>
              {t('clear')}
            </a>
            <Button type="submit" small>
              {showLabel}
            </Button>
          </p>
        </div>
      </details>
    );
  };
  return (
    <div className={styles.bar}>
      {own.map((facet) => cell(facet.key, facet.name, [facet], <FacetFields facet={facet} filters={filters} apply={apply} />))}
      {rest.length > 0 && cell('rest', t('more'), rest, <FilterGroups facets={rest} filters={filters} apply={apply} />)}
    </div>
  );
}
