import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A pill with one word; `strong` for what is new. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={strong ? styles.strong : styles.plain}>{children}</span>;
}
