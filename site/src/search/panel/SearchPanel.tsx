import { Icon } from '../../design/Icon.tsx';
import { TextLink } from '../../design/Link.tsx';
import { read } from '../../platform/data/operation.ts';
import type { SearchHitFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { HitContent } from '../HitContent.tsx';
import { hitHref } from '../hit-href.ts';
import { searchHref } from '../search-query.ts';
import { NoResults } from './NoResults.tsx';
import type { ProductResults } from './product-results.ts';
import styles from './SearchPanel.module.css';
import { useResultText } from './SearchStatus.tsx';

type SearchPanelProps = {
  /** Id of the list of hits. */
  id: string;
  hitId(hit: number): string;
  query: string;
  /** Index of the hit selected by keyboard, or -1. */
  active: number;
  /** Searches for other words. */
  ask(words: string): void;
  found: ProductResults | undefined;
  hasFailed: boolean;
  pending: boolean;
};

/**
 * Renders the results during typing: products in two columns, on phones in one, with their number and the link to all results
 * (SEA-03).
 */
export function SearchPanel({ id, hitId, query, active, ask, found, hasFailed, pending }: SearchPanelProps) {
  const site = useSite();
  const { hrefOf } = site;
  const t = useMessages('search/panel');
  const textOf = useResultText();
  const hits = found?.columns[0]?.hits.map(read<SearchHitFragment>) ?? [];
  const isEmpty = !hasFailed && found !== undefined && hits.length === 0;
  return (
    <div className={styles.panel}>
      <div className={styles.results} aria-busy={pending}>
        {hasFailed && <p className={styles.failure}>{t('failed')}</p>}
        {!hasFailed && !found && <div className={styles.waiting} />}
        {isEmpty && <NoResults query={found.query} suggestions={found.suggestions} ask={ask} />}
        {!hasFailed && hits.length > 0 && (
          <div
            className={styles.hits}
            id={id}
            role="listbox"
            aria-label={t('hits')}
            style={{ '--rows': Math.ceil(hits.length / 2) } as React.CSSProperties}
          >
            {hits.map((hit, index) => (
              <a
                key={hit.key}
                className={styles.hit}
                id={hitId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={hitHref(hit, site)}
              >
                <HitContent hit={hit}>
                  {hit.categoryTitle && <span className={styles.category}>{hit.categoryTitle}</span>}
                </HitContent>
                <Icon name="arrow" />
              </a>
            ))}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.count}>{!hasFailed && found && !isEmpty && textOf(query, found)}</p>
        <TextLink href={searchHref(hrefOf('search'), query)}>{t('all', { query })}</TextLink>
      </div>
    </div>
  );
}
