import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = { id?: string; title: string; children?: ReactNode };

/** Renders a full-width section heading, with an optional link or measure on its right. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
