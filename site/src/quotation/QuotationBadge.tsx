import layout from '../design/foundation/layout.module.css';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './QuotationBadge.module.css';
import { useQuotationLines } from './quotation-list.ts';

/** Shows the number of lines, with a unit for screen readers. Renders nothing for an empty list. */
export default function QuotationBadge() {
  const { length: count } = useQuotationLines();
  const t = useMessages('quotation');
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}> {t('lines', { count })}</span>
    </span>
  );
}
