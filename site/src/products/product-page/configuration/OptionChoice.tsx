import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { OptionChoiceFragment, ProductOptionFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { OptionBoxes } from '../../OptionBoxes.tsx';
import { SelectionSummary } from './SelectionSummary.tsx';
import { useVariantSelection } from './use-variant-selection.tsx';
import styles from './VariantChoice.module.css';

/** Renders the options of a product as check boxes, with their number beside the label (CAT-16). */
export function OptionChoice({ product }: { product: FragmentOf<OptionChoiceFragment> }) {
  const options = read<OptionChoiceFragment>(product).options.map((option) => read<ProductOptionFragment>(option));
  const { choice, toggle } = useVariantSelection();
  const t = useMessages('products/options');
  if (options.length === 0) return null;
  const chosen = choice.options ?? [];
  return (
    <fieldset className={styles.choice} data-options={chosen.length}>
      <legend className={styles.legend}>
        <SelectionSummary title={t('options')}>
          {chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('none')}
        </SelectionSummary>
      </legend>
      <OptionBoxes options={options} chosen={chosen} onToggle={toggle} />
    </fieldset>
  );
}
