import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import styles from './Notice.module.css';

/** Renders information above a form. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name="information" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
      </div>
    </div>
  );
}
