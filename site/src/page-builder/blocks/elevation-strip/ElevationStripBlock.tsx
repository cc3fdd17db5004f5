import layout from '../../../design/foundation/layout.module.css';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ElevationStripBlockFragment } from '../../../platform/generated/operations-types.ts';
import { ProductStrip } from '../../../products/ProductStrip.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './ElevationStripBlock.module.css';

/** Renders front elevations at one scale on the ground line (BLK-21). */
export function ElevationStripBlock({ block }: { block: FragmentOf<ElevationStripBlockFragment> }) {
  const { id, titleField, products } = read<ElevationStripBlockFragment>(block);
  if (products.length === 0) return null;
  const heading = titleId({ id });
  return (
    <section className={layout.section} aria-labelledby={titleField ? heading : undefined}>
      {titleField && (
        <h2 className={styles.title} id={heading}>
          {titleField}
        </h2>
      )}
      <ProductStrip products={products} />
    </section>
  );
}
