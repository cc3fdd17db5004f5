import { read } from '../../platform/data/operation.ts';
import type { SearchHitFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { HitContent } from '../HitContent.tsx';
import { hitHref } from '../hit-href.ts';
import { MarkedText } from '../MarkedText.tsx';
import type { ResultColumnData } from './find-results.ts';
import styles from './ResultHit.module.css';

type ResultHitProps = { hit: ResultColumnData['hits'][number]; kind: ResultColumnData['kind'] };

/**
 * Renders a hit in its column: a product with its category, or an excerpt of the matched text. Pages show no picture, because few
 * have one.
 */
export function ResultHit({ hit, kind }: ResultHitProps) {
  const site = useSite();
  const { excerpt, excerptMarks } = hit;
  const content = read<SearchHitFragment>(hit);
  return (
    <li>
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
    </li>
  );
}
