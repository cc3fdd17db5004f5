import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { searchHref } from '../search-query.ts';
import styles from './FailedSearch.module.css';

/** Renders the message that the search has failed, with a link that retries it. The page and its words stay. */
export function FailedSearch({ query }: { query: string }) {
  const { hrefOf } = useSite();
  const t = useMessages('search/page');
  const router = useRouter({ warn: false });
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault();
    void router.invalidate();
  };
  return (
    <div className={styles.failure} role="alert">
      <h2 className={styles.title}>{t('failed')}</h2>
      <p className={styles.hint}>{t('failedHint')}</p>
      <ButtonLink look="secondary" href={searchHref(hrefOf('search'), query)} onClickCapture={tryAgain}>
        {t('again')}
      </ButtonLink>
    </div>
  );
}
