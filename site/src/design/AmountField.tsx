import styles from './AmountField.module.css';
import { Icon } from './Icon.tsx';

type AmountFieldProps = {
  /** Null while the field is empty. */
  amount: number | null;
  most: number;
  /** Labels of the field and its two buttons. */
  labels: { amount: string; less: string; more: string };
  onLess: () => void;
  onMore: () => void;
  /** Receives the typed amount; null if the field was emptied. */
  onType: (amount: number | null) => void;
  onLeave: () => void;
};

/** Renders an amount field between a minus and a plus button. Arrow keys change the amount too. */
export function AmountField({ amount, most, labels, onLess, onMore, onType, onLeave }: AmountFieldProps) {
  return (
    <span className={styles.control}>
      <button
        className={styles.step}
        type="button"
        aria-label={labels.less}
        aria-disabled={(amount ?? 1) <= 1 || undefined}
        onClick={onLess}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.field}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        aria-label={labels.amount}
        value={amount ?? ''}
        onChange={({ target }) => onType(target.value === '' ? null : target.valueAsNumber)}
        onBlur={onLeave}
      />
      <button
        className={styles.step}
        type="button"
        aria-label={labels.more}
        aria-disabled={(amount ?? 1) >= most || undefined}
        onClick={onMore}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
