import type { CSSProperties, MouseEvent } from 'react';
import { ButtonLink } from '../../design/Link.tsx';
import { useMessages } from '../messages.ts';
import styles from './LoadMore.module.css';

type LoadMoreProps = {
  shown: number;
  total: number;
  /** The address with more of them, for where no script loads them. */
  href: string;
  load(): void;
  pending: boolean;
  failed: boolean;
};

/** How many of the hits are shown, as part of a dimension line, and the way to more of them. */
export function LoadMore({ shown, total, href, load, pending, failed }: LoadMoreProps) {
  const t = useMessages();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!pending) load();
  };
  return (
    <div className={styles.more}>
      <p className={styles.figure}>{t('shown', { shown, total })}</p>
      <span className={styles.line} style={{ '--share': shown / total } as CSSProperties} />
      <ButtonLink look="secondary" href={href} aria-busy={pending} onClickCapture={follow}>
        {t('loadMore')}
      </ButtonLink>
      <p className={styles.failure} role="status">
        {failed && t('loadFailed')}
      </p>
    </div>
  );
}
