import type { CSSProperties, ReactNode } from 'react';
import styles from './DimensionLine.module.css';

type DimensionLineProps = {
  /** Length of the line as a fraction of the longest line beside it. */
  share?: number;
  /** Quantity shown above the line. */
  children: ReactNode;
};

/** Renders a quantity above a line of proportional length, as in a dimensional drawing. */
export function DimensionLine({ share = 1, children }: DimensionLineProps) {
  const length = { '--length': `${Math.round(share * 1000) / 10}%` } as CSSProperties;
  return (
    <span className={styles.dimension} style={length}>
      <span className={styles.figure}>{children}</span>
      <span className={styles.line} />
    </span>
  );
}
