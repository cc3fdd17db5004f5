import { useMessages } from '../../platform/messages/page-messages.tsx';
import { pageLoading } from '../../platform/navigation/page-loading.ts';
import type { SearchPageResults } from './find-results.ts';
import { ResultColumn } from './ResultColumn.tsx';
import styles from './SearchResults.module.css';
import { Suggestions } from './Suggestions.tsx';
import type { SearchParameters } from './search-loader.ts';

type SearchResultsProps = { search: SearchParameters; results: SearchPageResults };

/**
 * Renders the results in a column for each type, discontinued products below the others if any match (CAT-17), with the corrected query
 * or suggestions.
 */
export function SearchResults({ search, results }: SearchResultsProps) {
  const t = useMessages('search/page');
  const { shown, percent } = pageLoading.use();
  const { query } = search;
  const total = results.columns.reduce((sum, column) => sum + column.total, 0);
  return (
    <>
      <div className={styles.summary} role="status">
        {total === 0 && <h2 className={styles.title}>{t('nothing', { query })}</h2>}
        {total > 0 && results.corrected !== null && <p>{t('corrected', { query, corrected: results.corrected })}</p>}
        <span className={styles.spoken}>{total > 0 && t('total', { count: total, query: results.corrected ?? query })}</span>
      </div>
      {total === 0 && <Suggestions words={results.suggestions} />}
      <div className={styles.columns} aria-busy={shown && percent < 100}>
        {results.columns
          .filter(({ kind, total: hits }) => kind !== 'discontinued' || hits > 0)
          .map((column) => (
            <ResultColumn key={column.kind} column={column} search={search} />
          ))}
      </div>
    </>
  );
}
