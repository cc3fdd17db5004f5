import layout from '../design/layout.module.css';
import { useMessages } from './messages.ts';
import styles from './QuotationBadge.module.css';
import { useQuotationLines } from './quotation-list.ts';

/** The number of lines: what is seen is the figure alone, and nothing where there are none. */
export default function QuotationBadge() {
  const { length: count } = useQuotationLines();
  const t = useMessages();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}> {t('lines', { count })}</span>
    </span>
  );
}
