import type { MouseEvent } from 'react';
import { Button } from '../../design/Button.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './MoreHits.module.css';

type MoreHitsProps = {
  shown: number;
  total: number;
  label: string;
  hasMore: boolean;
  /** Address with more hits, for pages without scripts. Undefined beyond the largest number that an address can contain. */
  href: string | undefined;
  load(): void;
  state: 'pending' | 'failed' | 'loaded' | undefined;
};

/** Renders the button for more hits of a column, and the result of loading them. */
export function MoreHits({ shown, total, label, hasMore, href, load, state }: MoreHitsProps) {
  const t = useMessages('search/page');
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
