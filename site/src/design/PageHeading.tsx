import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = { title: string; intro?: string | null; above?: ReactNode };

/** The heading of a page: title left, introduction right at the foot of it. */
export function PageHeading({ title, intro, above }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.title}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  );
}
