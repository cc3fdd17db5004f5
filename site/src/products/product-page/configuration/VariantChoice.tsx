import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { DimensionLine } from '../../../design/DimensionLine.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { VariantChoiceFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { formatMeasures } from '../../measures.ts';
import { SelectionSummary } from './SelectionSummary.tsx';
import { useVariantSelection } from './use-variant-selection.tsx';
import styles from './VariantChoice.module.css';
import { differInLengthAlone, isLong, lengthShare, sharedMeasures } from './variants.ts';

/**
 * Renders the variants of a product as options, each with a dimension line of proportional length and its weight on the right.
 */
export function VariantChoice({ product }: { product: FragmentOf<VariantChoiceFragment> }) {
  const { variants } = read<VariantChoiceFragment>(product);
  const { choice, choose } = useVariantSelection();
  const { format } = useSite();
  const t = useMessages('products/product-page');
  if (variants.length === 0) return null;
  const longest = Math.max(...variants.map(({ dimensions }) => dimensions.lengthMm ?? 0));
  const { width, height } = sharedMeasures(variants);
  const shared = [
    ...(width === undefined ? [] : [t('shortWidth', { value: String(width) })]),
    ...(height === undefined ? [] : [t('shortHeight', { value: String(height) })]),
  ];
  const [only] = variants.length === 1 ? variants : [];
  if (only && !isLong(only.dimensions)) {
    return <SelectionSummary title={t('measures')}>{formatMeasures(only.dimensions)}</SelectionSummary>;
  }
  const Row = only ? 'div' : 'label';
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <SelectionSummary title={t(differInLengthAlone(variants) ? 'length' : 'variant')}>
          {shared.length > 0 && `${shared.join(', ')} mm`}
        </SelectionSummary>
      </legend>
      {variants.map(({ sku, title, dimensions, weightKg }) => (
        <Row key={sku} className={styles.variant}>
          {!only && (
            <input
              className={styles.radio}
              type="radio"
              name="variant"
              value={parameterOf(sku)}
              checked={choice.variant === sku}
              onChange={() => choose('variant', sku)}
            />
          )}
          <span className={styles.line}>
            {dimensions.lengthMm === null ? (
              title
            ) : (
              <DimensionLine share={lengthShare(dimensions.lengthMm, longest)}>
                {only ? `${dimensions.lengthMm} mm` : title}
              </DimensionLine>
            )}
          </span>
          {weightKg !== null && <span className={styles.weight}>{format.number(weightKg)} kg</span>}
        </Row>
      ))}
    </fieldset>
  );
}
