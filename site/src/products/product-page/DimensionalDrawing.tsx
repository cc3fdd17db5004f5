import { SectionHeading } from '../../design/SectionHeading.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { DimensionalDrawingFragment } from '../../platform/generated/operations-types.ts';
import { formatMeasures } from '../measures.ts';
import { useMessages } from '../messages.ts';
import styles from './DimensionalDrawing.module.css';

/** The dimensional drawing over the full width, with the outer measures as text (CAT-05). */
export function DimensionalDrawing({ product }: { product: FragmentOf<DimensionalDrawingFragment> }) {
  const { dimensions, dimensionalDrawing } = read<DimensionalDrawingFragment>(product);
  const t = useMessages();
  if (!dimensionalDrawing) return null;
  const { url, alt, width, height } = dimensionalDrawing;
  return (
    <section className={styles.drawing} id="measures" aria-labelledby="measures-title">
      <SectionHeading id="measures-title" title={t('measures')}>
        <p className={styles.measures}>{formatMeasures(dimensions)}</p>
      </SectionHeading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls sideways is reached with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={alt}>
        <img className={styles.picture} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </section>
    </section>
  );
}
