import { useId } from 'react';
import { DimensionLine } from '../../design/DimensionLine.tsx';
import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { stringifySearch } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { columnNames, type ResultColumnData } from './find-results.ts';
import { MoreHits } from './MoreHits.tsx';
import styles from './ResultColumn.module.css';
import { ResultHit } from './ResultHit.tsx';
import type { SearchParameters } from './search-loader.ts';
import { useColumnHits } from './use-column-hits.ts';

const texts = {
  products: { title: 'products', none: 'noProducts', more: 'moreProducts' },
  projects: { title: 'projects', none: 'noProjects', more: 'moreProjects' },
  pages: { title: 'pages', none: 'noPages', more: 'morePages' },
  discontinued: { title: 'discontinuedProducts', none: 'noDiscontinued', more: 'moreDiscontinued' },
} as const;

type ResultColumnProps = { column: ResultColumnData; search: SearchParameters };

/** Renders the hits of one type with their number; bare ground with an empty dimension for an empty column (ERR-06). */
export function ResultColumn({ column, search }: ResultColumnProps) {
  const { format, hrefOf } = useSite();
  const t = useMessages('search/page');
  const id = useId();
  const { kind, total } = column;
  const { hits, list, ...loading } = useColumnHits(column, search);
  const { title, none, more } = texts[columnNames[kind]];
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t(title)} <span className={styles.count}>{format.count(total)}</span>
      </h2>
      {total === 0 ? (
        <div className={styles.none}>
          <p>{t(none)}</p>
          <div className={styles.ground} aria-hidden="true">
            <DimensionLine share={0.25}>0</DimensionLine>
          </div>
        </div>
      ) : (
        <ul ref={list}>
          {hits.map((hit) => (
            <ResultHit key={hit.key} hit={hit} kind={kind} />
          ))}
        </ul>
      )}
      {total > 0 && <MoreHits shown={hits.length} total={total} label={t(more)} {...loading} />}
      {kind === 'product' && total > 0 && (
        <TextLink href={hrefOf('products') + stringifySearch({ search: search.query })}>
          {t('filterProducts', { count: total })}
        </TextLink>
      )}
    </section>
  );
}
