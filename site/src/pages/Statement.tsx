import type { ReactNode } from 'react';
import styles from './Statement.module.css';

/** The introduction of a page that has a scene for a heading, in large type; a link may stand at its right foot. */
export function Statement({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.statement}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
