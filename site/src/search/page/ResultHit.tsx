import { Icon } from '../../design/Icon.tsx';
import { read } from '../../platform/data/operation.ts';
import type { SearchHitFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { HitContent } from '../HitContent.tsx';
import { hitHref } from '../hit-href.ts';
import { MarkedText } from '../MarkedText.tsx';
import type { ResultColumnData } from './find-results.ts';
import styles from './ResultHit.module.css';

type ResultHitProps = { hit: ResultColumnData['hits'][number]; kind: ResultColumnData['kind'] };

/**
 * Renders a hit in its column: a product with its category, or an excerpt of the matched text. Pages show no picture, because few
 * have one. Discontinued products have no button, as on their page (CAT-17).
 */
export function ResultHit({ hit, kind }: ResultHitProps) {
  const site = useSite();
  const { excerpt, excerptMarks } = hit;
  const content = read<SearchHitFragment>(hit);
  const t = useMessages('products');
  const isOrdered = kind === 'product' && !content.discontinued && !content.part;
  return (
    <li className={styles.row}>
      <a className={styles.hit} href={hitHref(content, site)}>
        <HitContent hit={content} withPicture={kind !== 'page'}>
          {content.categoryTitle && (kind === 'product' || kind === 'discontinued' || !excerpt) && (
            <span className={styles.note}>{content.categoryTitle}</span>
          )}{' '}
          {excerpt && (
            <span className={styles.note}>
              <MarkedText text={excerpt} marks={excerptMarks} />
            </span>
          )}
        </HitContent>
      </a>
      {isOrdered && (
        <button
          className={styles.add}
          type="button"
          data-quote={content.key.split(':')[1]}
          data-variant={content.variant ?? undefined}
          aria-label={`${t('toList')}: ${content.title}`}
        >
          <Icon name="list" />
          {t('toList')}
        </button>
      )}
    </li>
  );
}
