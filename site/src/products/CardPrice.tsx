import type { ProductCardFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ProductCard.module.css';

/** Renders the price line of a card, for members only (CAT-03, CAT-09). */
export default function CardPrice({ price }: { price: NonNullable<ProductCardFragment['price']> }) {
  const { format } = useSite();
  const t = useMessages('products/price');
  const amount = format.price(price.amount);
  return (
    <p className={styles.price}>
      <span>{price.from ? t('from', { price: amount }) : amount}</span>
      <span className={styles.terms}>{t('exVat')}</span>
    </p>
  );
}
