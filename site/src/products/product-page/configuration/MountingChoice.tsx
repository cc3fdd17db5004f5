import { inGround } from '@plantsoen/contract/product-query.ts';
import { Icon } from '../../../design/Icon.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { MountingChoiceFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import styles from './MountingChoice.module.css';
import { SelectionSummary } from './SelectionSummary.tsx';
import { useVariantSelection } from './use-variant-selection.tsx';

/** Renders the mounting options of a product and explains the selected one. */
export function MountingChoice({ product }: { product: FragmentOf<MountingChoiceFragment> }) {
  const { mountings, supply } = read<MountingChoiceFragment>(product);
  const { choice, choose } = useVariantSelection();
  const t = useMessages('products/product-page');
  const chosen = mountings.find(({ key }) => key === choice.mounting);
  if (!chosen) return null;
  return (
    <div>
      {mountings.length === 1 ? (
        <SelectionSummary title={t('mounting')}>{chosen.title}</SelectionSummary>
      ) : (
        <label>
          <SelectionSummary title={t('mounting')} />
          <span className={styles.field}>
            <select
              className={styles.select}
              name="mounting"
              value={chosen.key}
              onChange={({ target }) => choose('mounting', target.value)}
            >
              {mountings.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </select>
            <Icon name="chevron" />
          </span>
        </label>
      )}
      {chosen.description && <p className={styles.description}>{chosen.description}</p>}
      {chosen.key === inGround && supply.embedDepthMm !== null && (
        <p className={styles.description}>{`${t('embedDepth')}: ${supply.embedDepthMm} mm`}</p>
      )}
    </div>
  );
}
