import { Icon } from '../../design/Icon.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { DiscontinuedNoticeFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { QuotationItem } from '../../quotation/quotation-line.ts';
import { add } from '../../quotation/quotation-rules.ts';
import { useQuotationChange } from '../../quotation/use-quotation-change.ts';
import { partHref } from '../part-href.ts';
import styles from './DiscontinuedNotice.module.css';

type DiscontinuedNoticeProps = { product: FragmentOf<DiscontinuedNoticeFragment>; item: QuotationItem };

/**
 * Renders since when a product is discontinued, its successor, and the link that requests spare parts (CAT-17); nothing while it is
 * made. The link leads to the parts of the product in the parts finder, or without a parts list to the quote request. Scripts then also
 * add the product to the list, with a remark.
 */
export function DiscontinuedNotice({ product, item }: DiscontinuedNoticeProps) {
  const { sku, spareParts, discontinued } = read<DiscontinuedNoticeFragment>(product);
  const { format, hrefOf, localHref } = useSite();
  const t = useMessages('products/product-page');
  const change = useQuotationChange();
  if (!discontinued) return null;
  const { date, successor, sparePartsUntil } = discontinued;
  const requestParts = () => change((lines) => add(lines, { ...item, remark: t('sparePartsRemark') }));
  return (
    <div className={styles.notice} role="note">
      <p className={styles.since}>
        <Icon name="alert" />
        {t('discontinuedSince', { date: format.date(date) })}
      </p>
      {successor && (
        <a className={styles.successor} href={localHref(successor.uri)}>
          {successor.productImage && (
            <Picture
              className={styles.image}
              picture={{ alt: '', cutOut: true, crop: successor.productImage.crop }}
              sizes="84px"
              priority
            />
          )}
          <span>
            <span className={styles.label}>{t('successor')}</span> {successor.title}
          </span>
          <Icon name="arrow" />
        </a>
      )}
      {sparePartsUntil !== null && (
        <>
          <p>{t('sparePartsUntil', { year: String(sparePartsUntil) })}</p>
          {spareParts.length > 0 ? (
            <p>
              <a className={styles.request} href={partHref(hrefOf('spareParts'), sku)}>
                {t('findParts')}
              </a>
            </p>
          ) : (
            <>
              <p>{t('sparePartsByList')}</p>
              <p>
                <a className={styles.request} href={hrefOf('quoteRequest')} onClickCapture={requestParts}>
                  {t('requestSpareParts')}
                </a>
              </p>
            </>
          )}
        </>
      )}
    </div>
  );
}
