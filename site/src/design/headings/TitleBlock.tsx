import type { ReactElement, ReactNode } from 'react';
import styles from './TitleBlock.module.css';

/** A label that is not plain text needs a key. */
export type TitleBlockCell = { label: string | ReactElement; value: ReactNode };

/** Renders facts like the title block of a drawing: a grid of cells with a small label above each value. */
export function TitleBlock({ cells, columns }: { cells: readonly TitleBlockCell[]; columns: 3 | 4 }) {
  if (cells.length === 0) return null;
  return (
    <dl className={`${styles.block} ${columns === 3 ? styles.three : styles.four}`}>
      {cells.map(({ label, value }) => (
        <div key={typeof label === 'string' ? label : label.key} className={styles.cell}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
