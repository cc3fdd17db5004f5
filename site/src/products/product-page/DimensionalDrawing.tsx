import type { CSSProperties } from 'react';
import { SectionHeading } from '../../design/SectionHeading.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { DimensionalDrawingFragment } from '../../platform/generated/operations-types.ts';
import { formatMeasures } from '../measures.ts';
import styles from './DimensionalDrawing.module.css';
import { DrawingViews } from './DrawingViews.tsx';
import { groundOf } from './drawing.ts';
import { useMessages } from './messages.ts';
import { useChosenVariant } from './use-choice.tsx';

/**
 * The dimensional drawing (CAT-05), its ground line running on to both edges of the window; a small window shows its views one by
 * one. The measures beside the heading are those of the chosen variant.
 */
export function DimensionalDrawing({ product }: { product: FragmentOf<DimensionalDrawingFragment> }) {
  const { dimensions, dimensionalDrawing: drawing, variants } = read<DimensionalDrawingFragment>(product);
  const chosen = useChosenVariant(variants)?.dimensions ?? dimensions;
  const t = useMessages();
  if (!drawing) return null;
  const { url, alt, width, height, views } = drawing;
  const ground = groundOf(drawing);
  const style = { '--ground-at': ground, '--shape': width / height } as CSSProperties;
  return (
    <section className={styles.section} id="measures" aria-labelledby="measures-title">
      <div className={styles.heading}>
        <SectionHeading id="measures-title" title={t('measures')}>
          <p className={styles.measures}>{formatMeasures(chosen)}</p>
        </SectionHeading>
      </div>
      <div className={views.length > 0 ? styles.wide : styles.drawing} style={style}>
        {ground !== undefined && <span className={styles.ground} />}
        <img className={styles.picture} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </div>
      {views.length > 0 && <DrawingViews drawing={drawing} dimensions={dimensions} />}
      <p className={styles.whole}>
        <a className={styles.link} href={url} target="_blank" rel="noreferrer">
          {t('wholeDrawing')}
        </a>
      </p>
    </section>
  );
}
