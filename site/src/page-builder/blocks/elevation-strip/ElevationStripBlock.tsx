import layout from '../../../design/foundation/layout.module.css';
import { TextLink } from '../../../design/Link.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ElevationStripBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { comparisonQuery, maxCompared } from '../../../products/comparison-address.ts';
import { ProductStrip } from '../../../products/ProductStrip.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './ElevationStripBlock.module.css';

/** Renders front elevations at one scale on the ground line (BLK-21). */
export function ElevationStripBlock({ block }: { block: FragmentOf<ElevationStripBlockFragment> }) {
  const { id, titleField, products, compare } = read<ElevationStripBlockFragment>(block);
  const { hrefOf } = useSite();
  const t = useMessages('page-builder');
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
      {compare && products.length > 1 && (
        <p className={styles.compare}>
          <TextLink href={hrefOf('comparison') + comparisonQuery(products.slice(0, maxCompared))}>
            {t('compareProducts')}
          </TextLink>
        </p>
      )}
    </section>
  );
}
