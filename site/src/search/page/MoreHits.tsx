import type { MouseEvent } from 'react';
import { ButtonLink } from '../../design/Link.tsx';
import { useSearchPageMessages } from '../page-messages.ts';
import styles from './MoreHits.module.css';

type MoreHitsProps = {
  shown: number;
  total: number;
  label: string;
  /** The address with more of them, for where no script loads them; undefined where there are no more. */
  href: string | undefined;
  load(): void;
  state: 'pending' | 'failed' | 'loaded' | undefined;
};

/** The way to more hits of a column, and what became of it. */
export function MoreHits({ shown, total, label, href, load, state }: MoreHitsProps) {
  const t = useSearchPageMessages();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state !== 'pending') load();
  };
  return (
    <div className={styles.more}>
      {href && (
        <ButtonLink look="secondary" small href={href} aria-busy={state === 'pending'} onClickCapture={follow}>
          {label}
        </ButtonLink>
      )}
      <p className={state === 'failed' ? styles.failure : styles.shown} role="status">
        {state === 'failed' && t('moreFailed')}
        {state === 'loaded' && t('shown', { shown, total })}
      </p>
    </div>
  );
}
