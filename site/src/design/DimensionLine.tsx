import type { CSSProperties, ReactNode } from 'react';
import styles from './DimensionLine.module.css';

type DimensionLineProps = {
  /** How long the line is, as a share of the longest beside it. */
  share?: number;
  /** The quantity the line shows. */
  children: ReactNode;
};

/** A quantity above a line of its length, as in a dimensional drawing. */
export function DimensionLine({ share = 1, children }: DimensionLineProps) {
  const length = { '--length': `${Math.round(share * 1000) / 10}%` } as CSSProperties;
  return (
    <span className={styles.dimension} style={length}>
      <span className={styles.figure}>{children}</span>
      <span className={styles.line} />
    </span>
  );
}
