import type { FileProblem } from '../../../src/imports/cell-problem.ts';
import type { StoredColumn } from '../../../src/imports/import-store.ts';
import { problemText } from '../../../src/imports/problem-labels.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { columnName } from '../../../src/platform/spreadsheets/column-names.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { AcceptProposal } from './accept-proposal.tsx';
import { importLabels as labels, shownLabel } from './import-labels.ts';

type Props = {
  i18n: { language: string };
  id: number;
  problems: { rows: readonly FileProblem[]; total: number };
  canAccept: boolean;
  columns: readonly StoredColumn[];
};

/** Renders the errors of a file by row and column, with the proposals that a click accepts. */
export function ImportProblems({ i18n, id, problems: { rows, total }, canAccept, columns }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (total === 0) return null;
  const place = (number: number) => {
    const heading = columns.find((one) => one.number === number)?.heading;
    return number === 0 ? '–' : [columnName(number), heading].filter(Boolean).join(' · ');
  };
  return (
    <section aria-labelledby="import-errors">
      <header className="plantsoen-import-head">
        <h2 id="import-errors">{`${text('errors')} (${total.toLocaleString(i18n.language)})`}</h2>
        {canAccept && (
          <a href={`/api/imports/${id}/marked`} download>
            {text('markedFile')}
          </a>
        )}
      </header>
      <div className="plantsoen-scroll">
        <table className="plantsoen-import-table plantsoen-import-problems">
          <ColumnHeads names={(['row', 'column', 'value', 'reason', 'proposal'] as const).map(text)} />
          <tbody>
            {rows.map((problem, at) => {
              const { row, column, value, proposal } = problem;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have several problems.
                <tr key={`${row} ${column} ${at}`}>
                  <td>{row === 0 ? '–' : row}</td>
                  <td>{place(column)}</td>
                  <td>{value && <code>{value}</code>}</td>
                  <td>{problemText(i18n.language, problem)}</td>
                  <td>
                    {canAccept && proposal && row > 0 && column > 0 && (
                      <AcceptProposal {...{ id, row, column }} value={proposal} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length < total && <p>{labelFor({ i18n }, shownLabel(rows.length, total))}</p>}
    </section>
  );
}
