import { excludedBy, toggleOption } from '@plantsoen/contract/product-options.ts';
import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { useId, useState } from 'react';
import layout from '../design/foundation/layout.module.css';
import type { ProductOptionFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './OptionBoxes.module.css';

/** An option that a product offers. */
export type OfferedOption = Omit<ProductOptionFragment, ' $fragmentName'>;

type OptionBoxesProps = {
  options: readonly OfferedOption[];
  /** Article numbers. */
  chosen: readonly string[];
  onToggle(number: string): void;
};

/**
 * Renders options as check boxes with article number, weight and, for members, price (CAT-16). An excluded option is disabled and tells the
 * reason. A message tells which others a change has added or removed.
 */
export function OptionBoxes({ options, chosen, onToggle }: OptionBoxesProps) {
  const { format } = useSite();
  const t = useMessages('products/options');
  const id = useId();
  const [changed, setChanged] = useState('');
  const titlesOf = (numbers: readonly string[]) =>
    options.flatMap(({ number, title }) => (numbers.includes(number) ? title : [])).join(', ');
  const toggle = (number: string) => {
    const after = toggleOption(options, chosen, number);
    const added = titlesOf(after.filter((other) => other !== number && !chosen.includes(other)));
    const removed = titlesOf(chosen.filter((other) => other !== number && !after.includes(other)));
    setChanged([added && t('added', { titles: added }), removed && t('removed', { titles: removed })].filter(Boolean).join(' '));
    onToggle(number);
  };
  return (
    <div className={styles.options}>
      {options.map((option) => {
        const { number, title, weightKg, price, requires } = option;
        const isChosen = chosen.includes(number);
        const obstacle = isChosen ? undefined : excludedBy(options, chosen, option);
        const note = obstacle
          ? t('excludedBy', { title: obstacle.title })
          : requires.length > 0 && t('requires', { titles: titlesOf(requires) });
        return (
          <label key={number} className={styles.option}>
            <input
              className={styles.box}
              type="checkbox"
              name="option"
              value={parameterOf(number)}
              checked={isChosen}
              disabled={obstacle !== undefined}
              onChange={() => toggle(number)}
              aria-label={title}
              aria-describedby={`${id}${number}`}
            />
            <span className={styles.title}>
              {title}
              <span className={styles.detail} id={`${id}${number}`}>
                {[number, note].filter(Boolean).join('. ')}
              </span>
            </span>
            <span className={styles.figures}>
              {weightKg !== null && <span>{t('weight', { weight: format.number(weightKg) })}</span>}
              {price && <span>{t('price', { price: format.price(price.amount) })}</span>}
            </span>
          </label>
        );
      })}
      <span className={layout.hidden} role="status">
        {changed}
      </span>
    </div>
  );
}
