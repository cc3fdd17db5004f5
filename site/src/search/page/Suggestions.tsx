import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { searchHref } from '../search-query.ts';
import styles from './Suggestions.module.css';

/** Renders advice for a search without hits, with queries that have hits if there are any. */
export function Suggestions({ words }: { words: readonly string[] }) {
  const { hrefOf } = useSite();
  const t = useMessages('search/page');
  return (
    <div className={styles.suggestions}>
      <p>{t('hint')}</p>
      {words.length > 0 && (
        <>
          <h3 className={styles.label} id="suggestions">
            {t('suggestions')}
          </h3>
          <ul className={styles.words} aria-labelledby="suggestions">
            {words.map((word) => (
              <li key={word}>
                <a className={styles.word} href={searchHref(hrefOf('search'), word)}>
                  {word}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
