import layout from '../design/layout.module.css';
import { useMessages } from './messages.ts';
import styles from './QuotationBadge.module.css';

/** A number of lines: what is seen is the figure alone. */
export default function QuotationBadge({ count }: { count: number }) {
  const t = useMessages();
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}> {t('lines', { count })}</span>
    </span>
  );
}
