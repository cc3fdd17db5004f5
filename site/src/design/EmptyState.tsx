import type { ReactNode } from 'react';
import { DimensionLine } from './DimensionLine.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  /** The quantity over the bare ground: '0 producten'. */
  figure?: string;
  /** How much of the ground the quantity measures. */
  share?: number;
  /** What to do about it. */
  text: ReactNode;
  /** A link or button that leads on. */
  action?: ReactNode;
  /** The level of its heading in the page. */
  level?: 2 | 3;
};

/** A list without anything in it: bare ground with an empty dimension over it (ERR-06). */
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
