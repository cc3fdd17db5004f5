import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = { title: string; intro?: string | null; above?: ReactNode };

/** Renders a page heading with the title on the left and the introduction at its foot on the right. */
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
