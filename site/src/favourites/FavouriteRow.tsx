import { Picture } from '../design/pictures/Picture.tsx';
import type { FavouriteRowFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { formatMeasures } from '../products/measures.ts';
import { QuotationButton } from '../quotation/QuotationButton.tsx';
import { useQuotationLines } from '../quotation/quotation-list.ts';
import { hasProduct } from '../quotation/quotation-rules.ts';
import { DiscontinuedFavourite } from './DiscontinuedFavourite.tsx';
import styles from './FavouriteRow.module.css';
import MemberHeart from './MemberHeart.tsx';

type FavouriteRowProps = { product: FavouriteRowFragment; onRemove: (saved: Promise<boolean>) => void };

/** Renders a favourite, with a frame while it is on the quotation list (QUO-06, FAV-03). */
export function FavouriteRow({ product, onRemove }: FavouriteRowProps) {
  const { id, title, uri, category, dimensions, productImage, price, discontinued } = product;
  const { format, localHref } = useSite();
  const t = useMessages('products/price');
  const isListed = hasProduct(useQuotationLines(), id);
  const amount = price && format.price(price.amount);
  const crop = productImage?.crop;
  return (
    <li className={`${styles.row} ${isListed ? styles.listed : ''}`}>
      <div className={styles.picture}>
        {crop && <Picture className={styles.image} picture={{ alt: '', cutOut: true, crop }} sizes="140px" priority />}
      </div>
      <div className={styles.product}>
        <h2 className={styles.title}>
          <a href={localHref(uri)}>{title}</a>
        </h2>
        <p>{category.title}</p>
        <p>{formatMeasures(dimensions)}</p>
        {discontinued && <DiscontinuedFavourite productId={id} successor={discontinued.successor} />}
      </div>
      <div className={styles.price}>
        {amount && (
          <>
            <p className={styles.amount}>{price.from ? t('from', { price: amount }) : amount}</p>
            <p>{t('exVat')}</p>
          </>
        )}
      </div>
      <div className={styles.quotation}>
        <QuotationButton
          line={{ id, uri, title, category: category.title, productImage: crop?.url ?? '' }}
          by="product"
          look="secondary"
        />
      </div>
      <div className={styles.heart}>
        <MemberHeart productId={id} title={title} onRemove={onRemove} />
      </div>
    </li>
  );
}
