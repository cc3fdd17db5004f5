import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = { id?: string; title: string; children?: ReactNode };

/** The heading of a section over the full width; a link or a measure may stand at its right. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
