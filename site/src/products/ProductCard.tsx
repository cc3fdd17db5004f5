import { productQuery } from '@plantsoen/contract/product-query.ts';
import { lazy, Suspense } from 'react';
import type { PictureCrop } from '../design/pictures/crop-files.ts';
import { Picture } from '../design/pictures/Picture.tsx';
import { FavouriteHeart } from '../favourites/FavouriteHeart.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ProductCardFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { CardElevation } from './CardElevation.tsx';
import { formatMeasures } from './measures.ts';
import { ProductBadges } from './ProductBadges.tsx';
import styles from './ProductCard.module.css';

/** Loaded on demand, because guests see no price. */
const CardPrice = lazy(() => import('./CardPrice.tsx'));

type ProductCardProps = {
  product: FragmentOf<ProductCardFragment> & { id: number };
  /** Replaces the picture's own crop of 625 by 468 px. */
  crop?: PictureCrop | undefined;
};

/**
 * Renders a product in a grid of cards (CAT-03): its cut-out on the shelf, name, category, measures, and the price for members.
 * On hover the picture is replaced by the elevation, or else by another picture (CAT-08). In a filtered or searched list the card
 * shows and links to the matching variant (CAT-11).
 */
export function ProductCard({ product, crop }: ProductCardProps) {
  const { id, title, uri, category, productImage, impressionImage, supply, price, match, ...card } =
    read<ProductCardFragment>(product);
  const dimensions = match?.variant?.dimensions ?? card.dimensions;
  // The elevation shows the measures of the product itself, so it is omitted for other variants.
  const elevation = formatMeasures(dimensions) === formatMeasures(card.dimensions) ? card.elevation : null;
  const { maintenanceIntervalMonths: months } = supply;
  const { localHref, format } = useSite();
  const t = useMessages('products');
  const details = [
    category.title,
    formatMeasures(dimensions),
    months !== null && `${t('maintenance')} ${format.quantity(months, 'months', 'short')}`,
  ];
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-transition>
        {productImage && (
          <Picture className={styles.image} picture={crop ? { ...productImage, crop } : productImage} sizes={cardSizes} />
        )}
        {elevation && <CardElevation className={styles.second} elevation={elevation} dimensions={dimensions} />}
        {!elevation && impressionImage && (
          <span className={styles.second}>
            <Picture className={styles.impression} picture={{ ...impressionImage, alt: '' }} sizes={cardSizes} />
          </span>
        )}
        <ProductBadges className={styles.badges} product={card} />
      </div>
      <h3 className={styles.name}>
        <a className={styles.link} href={matchHref(localHref(uri), match)}>
          {title}
        </a>
      </h3>
      {details.map(
        (detail) =>
          detail && (
            <p className={styles.detail} key={detail}>
              {detail}
            </p>
          ),
      )}
      {price && (
        <Suspense>
          <CardPrice price={price} />
        </Suspense>
      )}
      <div className={styles.heart}>
        <FavouriteHeart productId={id} title={title} />
        <button type="button" data-compare={id}>
          {t('compare')}
        </button>
        <button type="button" data-quote={id}>
          {t('toList')}
        </button>
      </div>
    </li>
  );
}

const cardSizes = '(width >= 1360px) 295px, (width >= 993px) 22vw, (width >= 768px) 30vw, 46vw';

type Match = { variant: { sku: string } | null; colour: string | null; mounting: string | null };

/** Returns the address of a product with the options that match the filters of a list. */
function matchHref(href: string, match: Match | null): string {
  return match ? href + productQuery({ ...match, variant: match.variant?.sku }) : href;
}
