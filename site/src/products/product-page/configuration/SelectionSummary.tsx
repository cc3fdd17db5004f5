import type { ReactNode } from 'react';
import styles from './SelectionSummary.module.css';

/** Renders the heading of an option group: its title on the left, a remark or the selected name on the right. */
export function SelectionSummary({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <span className={styles.head}>
      <span className={styles.title}>{title}</span>
      {children && <span className={styles.remark}>{children}</span>}
    </span>
  );
}
