import { useState } from 'react';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './FacetFields.module.css';
import { chooseRange, chosenRange, chosenValues, type Filters, parameterOf, toggleValue, valueText } from './filters.ts';
import { RangeFields } from './RangeFields.tsx';

export type FacetFieldsProps = { facet: FacetFragment; filters: Filters; apply(filters: Filters): void };

/** Renders the fields of one facet: a checkbox with the number of hits for each value, or a range. */
export function FacetFields({ facet, filters, apply }: FacetFieldsProps) {
  const { format } = useSite();
  const [changed, setChanged] = useState<string>();
  const { key, kind, values } = facet;
  if (kind === 'range') {
    return (
      <RangeFields facet={facet} range={chosenRange(filters, key)} choose={(range) => apply(chooseRange(filters, key, range))} />
    );
  }
  const chosen = chosenValues(filters, key);
  return (
    <div className={styles.values}>
      {values.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={parameterOf(key)}
            value={valueText(value)}
            checked={chosen.includes(value)}
            // A box that was just unchecked stays enabled, because disabling it would lose the focus.
            disabled={count === 0 && !chosen.includes(value) && value !== changed}
            onChange={() => {
              setChanged(value);
              apply(toggleValue(filters, key, value));
            }}
          />
          {label}
          <span>{format.count(count)}</span>
        </label>
      ))}
    </div>
  );
}
