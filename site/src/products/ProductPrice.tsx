import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ProductPrice.module.css';

/** Renders the lowest price with a note on what it excludes (CAT-09), for members only. */
export function ProductPrice({ price }: { price: { amount: number; from: boolean } }) {
  const { format } = useSite();
  const t = useMessages('products/price');
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('priceTerms')}</span>
    </p>
  );
}
