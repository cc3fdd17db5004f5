import { TextLink } from '../../design/Link.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { SparePartsFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { partHref } from '../part-href.ts';
import styles from './SpareParts.module.css';

/** Lists the spare parts of a product with their numbers and years of supply, and prices for members. Orders start in the finder (CAT-18). */
export function SpareParts({ product }: { product: FragmentOf<SparePartsFragment> }) {
  const { sku, spareParts } = read<SparePartsFragment>(product);
  const { format, hrefOf } = useSite();
  const t = useMessages('products/product-page');
  return (
    <>
      <ul className={styles.parts}>
        {spareParts.map(({ number, title, note, supplyYears, endedYear, price }) => (
          <li key={number} className={styles.part}>
            <span>
              {title}
              {note && <span className={styles.detail}> {note}</span>}
            </span>
            <span className={styles.number}>{endedYear === null ? number : <s>{number}</s>}</span>
            <span className={styles.detail}>
              {endedYear !== null && t('partEnded', { year: `${endedYear}` })}
              {endedYear === null && supplyYears !== null && t('partSupply', { years: supplyYears })}
            </span>
            {price && <span className={styles.number}>{format.price(price.amount)}</span>}
          </li>
        ))}
      </ul>
      <TextLink href={partHref(hrefOf('spareParts'), sku)}>{t('findParts')}</TextLink>
    </>
  );
}
