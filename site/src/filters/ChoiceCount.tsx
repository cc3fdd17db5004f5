import layout from '../design/foundation/layout.module.css';
import styles from './ChoiceCount.module.css';
import { useMessages } from './messages.ts';

/** Renders the number of selected values as a counter beside a name; nothing if it is 0. */
export function ChoiceCount({ count }: { count: number }) {
  const t = useMessages();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}>{t('chosen', { count })}</span>
    </span>
  );
}
