import type { ReactNode } from 'react';
import styles from './ChoiceHead.module.css';

/** The head of a choice: what is chosen of left, a remark or the name of the chosen at the right. */
export function ChoiceHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <span className={styles.head}>
      <span className={styles.title}>{title}</span>
      {children && <span className={styles.remark}>{children}</span>}
    </span>
  );
}
