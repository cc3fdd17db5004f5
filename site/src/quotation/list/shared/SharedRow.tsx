import { productQuery } from '@plantsoen/contract/product-query.ts';
import layout from '../../../design/foundation/layout.module.css';
import { Icon } from '../../../design/Icon.tsx';
import type { PictureCrop } from '../../../design/pictures/crop-files.ts';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import type { QuotationLine } from '../../quotation-line.ts';
import { LineSums } from '../LineSums.tsx';
import { goneMessages, type LineDetails } from '../line-details.ts';
import rowStyles from '../QuotationRow.module.css';
import styles from './SharedRow.module.css';

type SharedRowProps = {
  line: QuotationLine;
  details: LineDetails;
  picture: PictureCrop | undefined;
  place: number;
  level: 2 | 3;
};

/** Renders a read-only line of a shared list that looks like a row of the visitor's own list. */
export function SharedRow({ line, details, picture, place, level }: SharedRowProps) {
  const { title, category, uri, measure, finish, options, gone } = details;
  const { localHref } = useSite();
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const Heading = `h${level}` as const;
  return (
    <li className={rowStyles.row}>
      <span className={rowStyles.number}>{String(place + 1).padStart(2, '0')}</span>
      <div className={rowStyles.picture}>
        {picture && (
          <Picture className={rowStyles.image} picture={{ alt: '', cutOut: true, crop: picture }} sizes="140px" priority />
        )}
      </div>
      <div className={rowStyles.product}>
        <Heading className={rowStyles.title}>
          {gone === 'product' ? title : <a href={localHref(uri) + productQuery(line)}>{title}</a>}
        </Heading>
        {[category, measure, finish, options].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {gone && (
          <p className={rowStyles.gone}>
            <Icon name="alert" />
            {gone === 'product' ? t('sharedGone') : ofQuotation(goneMessages[gone])}
          </p>
        )}
      </div>
      <p className={`${rowStyles.remark} ${styles.remark}`}>{line.remark}</p>
      <p className={`${rowStyles.amount} ${styles.amount}`}>
        <span className={layout.hidden}>{ofQuotation('amount')}: </span>
        {ofQuotation('times', { count: line.amount ?? 1 })}
      </p>
      <LineSums details={details} />
    </li>
  );
}
