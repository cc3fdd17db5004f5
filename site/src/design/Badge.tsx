import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** Renders a pill with one word; `strong` marks new items. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={strong ? styles.strong : styles.plain}>{children}</span>;
}
