import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import { FacetFields } from './FacetFields.tsx';
import styles from './FilterGroups.module.css';
import { choiceCount, type Filters } from './filters.ts';

type FilterGroupsProps = { facets: readonly FacetFragment[]; filters: Filters; apply(filters: Filters): void };

/** Renders facets below each other, each in its own disclosure. */
export function FilterGroups({ facets, filters, apply }: FilterGroupsProps) {
  return facets.map((facet) => (
    <details key={facet.key} className={styles.group}>
      <summary className={styles.name}>
        {facet.name}
        <ChoiceCount count={choiceCount(filters, [facet.key])} />
        <span className={styles.sign} />
      </summary>
      <div className={styles.fields}>
        <FacetFields facet={facet} filters={filters} apply={apply} />
      </div>
    </details>
  ));
}
