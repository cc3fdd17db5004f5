import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../design/headings/SectionHeading.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { DimensionalDrawingFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { formatMeasures } from '../../measures.ts';
import { useSelectedOptions, useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import { drawnVariant, variantName } from '../specifications/chosen-figures.ts';
import styles from './DimensionalDrawing.module.css';
import { DrawingViews } from './DrawingViews.tsx';
import { groundOf } from './drawing.ts';

/**
 * Renders the dimensional drawing (CAT-05) of the selected variant, or else of the product. Its ground line spans the window. Small
 * windows show its views one by one. The measures beside the heading are those of the selected variant. A caption names the drawn
 * variant if it is another one (CAT-10).
 */
export function DimensionalDrawing({ product }: { product: FragmentOf<DimensionalDrawingFragment> }) {
  const fragment = read<DimensionalDrawingFragment>(product);
  const chosen = useSelectedVariant(fragment.variants);
  const own = chosen?.dimensionalDrawing;
  const drawing = own ?? fragment.dimensionalDrawing;
  const drawn = own ? chosen : drawnVariant(fragment);
  const options = useSelectedOptions(fragment.options);
  const t = useMessages('products/product-page');
  const ofOptions = useMessages('products/options');
  if (!drawing) return null;
  const { url, alt, width, height, views } = drawing;
  const ground = groundOf(drawing);
  const style = { '--ground-at': ground, '--shape': width / height } as CSSProperties;
  return (
    <section className={styles.section} id="measures" aria-labelledby="measures-title">
      <div className={styles.heading}>
        <SectionHeading id="measures-title" title={t('measures')}>
          <p className={styles.measures}>{formatMeasures(chosen?.dimensions ?? fragment.dimensions)}</p>
        </SectionHeading>
      </div>
      <div className={views.length > 0 ? styles.wide : styles.drawing} style={style}>
        {ground !== undefined && <span className={styles.ground} />}
        <img className={styles.picture} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </div>
      {views.length > 0 && <DrawingViews drawing={drawing} dimensions={drawn?.dimensions ?? fragment.dimensions} />}
      {drawn && drawn !== chosen && <p className={styles.caption}>{t('drawingOf', { variant: variantName(drawn) })}</p>}
      {options.length > 0 && (
        <p className={styles.caption}>
          {ofOptions('notDrawn', { titles: options.map((option) => ofOptions('ofOption', option)).join(', ') })}
        </p>
      )}
      <p className={styles.whole}>
        <a className={styles.link} href={url} target="_blank" rel="noreferrer">
          {t('wholeDrawing')}
        </a>
      </p>
    </section>
  );
}
