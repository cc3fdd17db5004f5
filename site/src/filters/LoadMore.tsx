import type { CSSProperties, MouseEvent } from 'react';
import { Button } from '../design/Button.tsx';
import { ButtonLink } from '../design/Link.tsx';
import styles from './LoadMore.module.css';

export type LoadMoreProps = {
  shown: number;
  total: number;
  /** Address with more hits, for pages without scripts. Undefined beyond the largest number that an address can contain. */
  href: string | undefined;
  load(): void;
  pending: boolean;
  failed: boolean;
  texts: {
    /** Text such as '12 van 48 producten'. */
    shown: string;
    more: string;
    failed: string;
  };
};

/** Renders the number of visible hits as part of a dimension line, and the link or button for more. */
export function LoadMore({ shown, total, href, load, pending, failed, texts }: LoadMoreProps) {
  const loadOnce = () => {
    if (!pending) load();
  };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadOnce();
  };
  return (
    <div className={styles.more}>
      <p className={styles.figure}>{texts.shown}</p>
      <span className={styles.line} style={{ '--share': shown / total } as CSSProperties} />
      {href === undefined ? (
        <Button look="secondary" className={styles.scripted} aria-busy={pending} onClick={loadOnce}>
          {texts.more}
        </Button>
      ) : (
        <ButtonLink look="secondary" href={href} aria-busy={pending} onClickCapture={follow}>
          {texts.more}
        </ButtonLink>
      )}
      <p className={styles.failure} role="status">
        {failed && texts.failed}
      </p>
    </div>
  );
}
