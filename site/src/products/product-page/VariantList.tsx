import { DimensionLine } from '../../design/DimensionLine.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { VariantListFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { lengthShare, sharedValue } from '../measures.ts';
import { useMessages } from '../messages.ts';
import styles from './VariantList.module.css';

/** The variants of a product, each with a dimension line of its true relative length; members see their prices. */
export function VariantList({ product }: { product: FragmentOf<VariantListFragment> }) {
  const { variants } = read<VariantListFragment>(product);
  const { format } = useSite();
  const t = useMessages();
  const { number, price } = format;
  if (variants.length === 0) return null;
  const longest = Math.max(...variants.map((variant) => variant.dimensions.lengthMm ?? 0));
  const width = sharedValue(variants.map((variant) => variant.dimensions.widthMm));
  const height = sharedValue(variants.map((variant) => variant.dimensions.heightMm));
  const labelOf = ({ title, dimensions }: (typeof variants)[number]) =>
    variants.length === 1 && dimensions.lengthMm !== null ? `${dimensions.lengthMm} mm` : title;
  const common = [
    ...(width === undefined ? [] : [t('shortWidth', { value: width })]),
    ...(height === undefined ? [] : [t('shortHeight', { value: height })]),
  ];
  return (
    <section aria-labelledby="variants">
      <div className={styles.head}>
        <h2 className={styles.title} id="variants">
          {variants.length > 1 ? t('variants') : t('length')}
        </h2>
        {common.length > 0 && <p className={styles.common}>{common.join(', ')} mm</p>}
      </div>
      <ul>
        {variants.map((variant) => (
          <li key={variant.id} className={styles.variant}>
            <span className={styles.line}>
              <DimensionLine share={lengthShare(variant.dimensions.lengthMm, longest)}>{labelOf(variant)}</DimensionLine>
            </span>
            <span className={styles.figures}>
              {variant.weightKg !== null && <span>{number(variant.weightKg)} kg</span>}
              {variant.price && <span className={styles.price}>{price(variant.price.amount)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
