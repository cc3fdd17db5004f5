import { useState } from 'react';
import styles from './AmountField.module.css';
import { Icon } from './Icon.tsx';

type AmountFieldProps = {
  /** Null while the field is empty. */
  amount: number | null;
  max: number;
  /** Labels of the field and its two buttons, and the message after a larger number than `max` was typed. */
  labels: { amount: string; less: string; more: string; tooMany: string };
  onLess: () => void;
  onMore: () => void;
  /** Receives the typed amount; null if the field was emptied. */
  onType: (amount: number | null) => void;
  onLeave: () => void;
};

/**
 * Renders an amount field between a minus and a plus button. Arrow keys change the amount too. A message shows that a typed number
 * was lowered to the maximum.
 */
export function AmountField({ amount, max, labels, onLess, onMore, onType, onLeave }: AmountFieldProps) {
  const [isTooMany, setTooMany] = useState(false);
  const type = (value: number | null) => {
    setTooMany(value !== null && value > max);
    onType(value);
  };
  const less = () => {
    setTooMany(false);
    onLess();
  };
  return (
    <>
      <span className={styles.control}>
        <button
          className={styles.step}
          type="button"
          aria-label={labels.less}
          aria-disabled={(amount ?? 1) <= 1 || undefined}
          onClick={less}
        >
          <Icon name="minus" />
        </button>
        <input
          className={styles.field}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          aria-label={labels.amount}
          value={amount ?? ''}
          onChange={({ target }) => type(target.value === '' ? null : target.valueAsNumber)}
          onBlur={onLeave}
        />
        <button
          className={styles.step}
          type="button"
          aria-label={labels.more}
          aria-disabled={(amount ?? 1) >= max || undefined}
          onClick={onMore}
        >
          <Icon name="plus" />
        </button>
      </span>
      {isTooMany && amount === max && (
        <span className={styles.note} role="alert">
          {labels.tooMany}
        </span>
      )}
    </>
  );
}
