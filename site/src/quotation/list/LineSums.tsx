import { useSite } from '../../platform/rendering/site-context.tsx';
import { useMessages } from '../messages.ts';
import type { LineDetails } from './line-details.ts';
import styles from './QuotationRow.module.css';

/** Shows the total weight of a line, and its total price to members. */
export function LineSums({ details: { weightKg, priceEur } }: { details: LineDetails }) {
  const { format } = useSite();
  const t = useMessages();
  return (
    <div className={styles.weight}>
      {weightKg !== undefined && <p>{t('kg', { weight: format.number(weightKg) })}</p>}
      {priceEur !== undefined && <p>{format.price(priceEur)}</p>}
    </div>
  );
}
