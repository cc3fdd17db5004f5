import type { ReactNode } from 'react';
import { ColumnHeads } from '../column-heads.tsx';

type Props = {
  title: string;
  note?: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
};

/** Renders a table of figures. On narrow screens each row is a list of its figures, with the names of their columns. */
export function FiguresTable({ title, note, heads, rows }: Props) {
  return (
    <section className="plantsoen-quote-figures-part">
      <h2>{title}</h2>
      {note && <p className="plantsoen-task-note">{note}</p>}
      <table className="plantsoen-quote-figures">
        <ColumnHeads names={heads} />
        <tbody>
          {rows.map(([first, ...cells], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is rendered once, on the server
            <tr key={place}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <td key={column} data-name={heads[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
