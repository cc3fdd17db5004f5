import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';
import styles from './ProductPrice.module.css';

/** The lowest price with what it leaves out (CAT-09); members alone get one. */
export function ProductPrice({ price }: { price: { amount: number; from: boolean } }) {
  const { format } = useSite();
  const t = useMessages();
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('priceTerms')}</span>
    </p>
  );
}
