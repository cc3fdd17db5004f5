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

type SideSectionProps = { id: string; title: string; children: ReactNode };

/** Renders a section with its heading in columns 1 to 3 and its content in the others. */
export function SideSection({ id, title, children }: SideSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
