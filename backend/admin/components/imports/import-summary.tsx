import type { ImportCounts } from '../../../src/imports/compare-rows.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { fieldsLabel, importLabels as labels } from './import-labels.ts';

/** Renders the number of rows in each state. They add up to the rows of the file. */
export function ImportSummary({ i18n, counts }: { i18n: { language: string }; counts: ImportCounts }) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const fields = labelFor({ i18n }, fieldsLabel(counts.fields, counts.fields.toLocaleString(i18n.language)));
  const items = [
    { name: 'newRows', count: counts.new, note: '' },
    { name: 'changedRows', count: counts.changed, note: counts.changed > 0 ? fields : '' },
    { name: 'sameRows', count: counts.same, note: '' },
    { name: 'errorRows', count: counts.error, note: counts.error > 0 ? text('errorsStay') : '' },
  ] as const;
  return (
    <dl className="plantsoen-import-summary">
      {items.map(({ name, count, note }) => (
        <div key={name} data-state={name === 'errorRows' && count > 0 ? 'wrong' : undefined}>
          <dt>
            {text(name)}
            {note && <span> · {note}</span>}
          </dt>
          <dd>{count.toLocaleString(i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}
