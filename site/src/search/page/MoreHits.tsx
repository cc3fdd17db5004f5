import type { MouseEvent } from 'react';
import { Button } from '../../design/Button.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { useSearchPageMessages } from '../page-messages.ts';
import styles from './MoreHits.module.css';

type MoreHitsProps = {
  shown: number;
  total: number;
  label: string;
  hasMore: boolean;
  /** The address with more of them, for where no script loads them; undefined beyond what an address can ask for. */
  href: string | undefined;
  load(): void;
  state: 'pending' | 'failed' | 'loaded' | undefined;
};

/** The way to more hits of a column, and what became of it. */
export function MoreHits({ shown, total, label, hasMore, href, load, state }: MoreHitsProps) {
  const t = useSearchPageMessages();
  const loadOnce = () => {
    if (state !== 'pending') load();
  };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadOnce();
  };
  return (
    <div className={styles.more}>
      {href && (
        <ButtonLink look="secondary" small href={href} aria-busy={state === 'pending'} onClickCapture={follow}>
          {label}
        </ButtonLink>
      )}
      {hasMore && !href && (
        <Button look="secondary" small className={styles.scripted} aria-busy={state === 'pending'} onClick={loadOnce}>
          {label}
        </Button>
      )}
      <p className={state === 'failed' ? styles.failure : styles.shown} role="status">
        {state === 'failed' && t('moreFailed')}
        {state === 'loaded' && t('shown', { shown, total })}
      </p>
    </div>
  );
}
