import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './NoResults.module.css';

type NoResultsProps = { query: string; suggestions: readonly string[]; ask(words: string): void };

/** Renders a panel without hits (ERR-06): advice, and queries that have hits. */
export function NoResults({ query, suggestions, ask }: NoResultsProps) {
  const t = useMessages('search/panel');
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{t('none', { query })}</p>
      <p className={styles.hint}>{t('hint')}</p>
      {suggestions.length > 0 && (
        <>
          <p className={styles.label}>{t('suggestions')}</p>
          <ul className={styles.words}>
            {suggestions.map((words) => (
              <li key={words}>
                <button className={styles.word} type="button" onClick={() => ask(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
