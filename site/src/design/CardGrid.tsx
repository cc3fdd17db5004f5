import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards in a grid whose shelf runs on through the gutter; the number of columns is that of a wide window. */
export function CardGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return <ul className={`${styles.grid} ${styles[`columns${columns}`]}`}>{children}</ul>;
}
