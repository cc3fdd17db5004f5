import type { ReactNode } from 'react';
import styles from './AccountSection.module.css';

type AccountSectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** Renders a titled section of the account page. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
