import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ProductPrice.module.css';
import { usePriceMessages } from './price-messages.ts';

/** The lowest price with what it leaves out (CAT-09); members alone get one. */
export function ProductPrice({ price }: { price: { amount: number; from: boolean } }) {
  const { format } = useSite();
  const t = usePriceMessages();
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('priceTerms')}</span>
    </p>
  );
}
