import { headingOf, type ImportColumn } from '../../../src/imports/import-column.ts';
import type { StoredImport } from '../../../src/imports/import-store.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { columnName } from '../../../src/platform/spreadsheets/column-names.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { columnsLabel, importLabels as labels } from './import-labels.ts';

type Props = { i18n: { language: string }; stored: StoredImport; columns: readonly ImportColumn[] };

/** Renders the four steps of an import, and what each column of the file was recognised as. */
export function ImportSteps({ i18n, stored, columns }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const recognised = stored.columns.filter(({ key }) => key !== null).length;
  const current = stored.appliedAt ? 3 : 2;
  const names = [
    text('file').replace(/ \(.*/, ''),
    stored.columns.length > 0 ? labelFor({ i18n }, columnsLabel(recognised, stored.columns.length)) : text('columns'),
    text('dryRun'),
    text('applied'),
  ];
  const nameOf = (key: string | null) => {
    const column = columns.find((one) => one.key === key);
    return column ? headingOf(column, i18n.language) : text('skippedColumn');
  };
  return (
    <>
      <ol className="plantsoen-import-steps" aria-label={text('steps')}>
        {names.map((name, at) => (
          <li key={name} data-done={at < current || undefined} aria-current={at === current ? 'step' : undefined}>
            {at + 1}. {name}
          </li>
        ))}
      </ol>
      {stored.columns.length > 0 && (
        <details className="plantsoen-import-columns">
          <summary>{text('columns')}</summary>
          <table>
            <ColumnHeads names={[text('fileColumn'), text('meaning')]} />
            <tbody>
              {stored.columns.map(({ number, heading, key }) => (
                <tr key={number}>
                  <td>
                    {columnName(number)} · {heading}
                  </td>
                  <td>{nameOf(key)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
