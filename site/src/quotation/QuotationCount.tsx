import { Suspense } from 'react';
import layout from '../design/layout.module.css';
import { useMessages } from './messages.ts';
import styles from './QuotationCount.module.css';
import { useQuotationLines } from './quotation-list.ts';

/** How many lines the quotation list has, beside its link (QUO-04); nothing where there are none. */
export function QuotationCount() {
  const { length } = useQuotationLines();
  return <Suspense>{length > 0 && <Badge count={length} />}</Suspense>;
}

function Badge({ count }: { count: number }) {
  const t = useMessages();
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className={layout.hidden}> {t('lines', { count })}</span>
    </span>
  );
}
