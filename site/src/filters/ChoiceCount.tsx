import layout from '../design/foundation/layout.module.css';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ChoiceCount.module.css';

/** Renders the number of selected values as a counter beside a name; nothing if it is 0. */
export function ChoiceCount({ count }: { count: number }) {
  const t = useMessages('filters');
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}>{t('chosen', { count })}</span>
    </span>
  );
}
