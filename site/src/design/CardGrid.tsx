import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Renders cards in a grid whose shelf continues through the gutter. `columns` applies to wide windows. */
export function CardGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return <ul className={`${styles.grid} ${styles[`columns${columns}`]}`}>{children}</ul>;
}
