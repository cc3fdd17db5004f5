import type { ReactNode } from 'react';
import { DimensionLine } from './DimensionLine.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  /** Quantity above the empty ground: '0 producten'. */
  figure?: string;
  /** Length of the dimension line as a fraction of the ground. */
  share?: number;
  /** Explains what the visitor can do. */
  text: ReactNode;
  /** Link or button for the next step. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** Renders an empty list: bare ground with an empty dimension line above it (ERR-06). */
export function EmptyState({ title, figure, share, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.ground}>{figure && <DimensionLine share={share}>{figure}</DimensionLine>}</div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
