import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { LineDetails } from './line-details.ts';
import styles from './QuotationRow.module.css';

/** Shows the total weight of a line, and its total price to members. */
export function LineSums({ details: { weightKg, priceEur } }: { details: LineDetails }) {
  const { format } = useSite();
  const t = useMessages('quotation');
  return (
    <div className={styles.weight}>
      {weightKg !== undefined && <p>{t('kg', { weight: format.number(weightKg) })}</p>}
      {priceEur !== undefined && <p>{format.price(priceEur)}</p>}
    </div>
  );
}
