import { useState } from 'react';
import { AmountField } from '../../design/AmountField.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { QuotationButton } from '../../quotation/QuotationButton.tsx';
import { isSameLine, type QuotationItem } from '../../quotation/quotation-line.ts';
import { useQuotationLines } from '../../quotation/quotation-list.ts';
import { decrement, increment, maxPieces, type QuotationRule, settle } from '../../quotation/quotation-rules.ts';
import { useQuotationChange } from '../../quotation/use-quotation-change.ts';
import { partHref } from '../part-href.ts';
import type { ListedPart, ProductParts } from './finder-state.ts';
import styles from './PartRow.module.css';

type PartRowProps = {
  ring: number;
  part: ListedPart;
  product: ProductParts & { id: number };
  /** Whether the visitor asked for this part by its number. */
  isNamed: boolean;
  /** Number of the ring of its successor, if that is in the list too. */
  successorRing: number | undefined;
  isMarked: boolean;
  onMark: (ring: number | undefined) => void;
};

/** Returns the id of the row of a ring. */
export const rowId = (ring: number): string => `part-${ring}`;

/** Renders a part with its number, what it fits, its supply, and the button that puts it on the quotation list (CAT-18). */
export function PartRow({ ring, part, product, isNamed, successorRing, isMarked, onMark }: PartRowProps) {
  const { format, hrefOf, member } = useSite();
  const t = useMessages('products/spare-parts');
  const { number, title, note, endedYear, successor, supplyYears, price } = part;
  const ownYears = supplyYears !== null && supplyYears !== product.supply.sparePartsYears;
  return (
    <li
      className={`${styles.row} ${isMarked ? styles.marked : ''}`}
      id={rowId(ring)}
      tabIndex={-1}
      onMouseEnter={() => onMark(ring)}
      onMouseLeave={() => onMark(undefined)}
      onFocus={() => onMark(ring)}
      onBlur={() => onMark(undefined)}
    >
      <span className={styles.ring}>{ring}</span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {note && <p className={styles.detail}>{note}</p>}
        {isNamed && <p className={styles.named}>{t('named')}</p>}
      </div>
      <div>
        <p className={styles.number}>{endedYear === null ? number : <s>{number}</s>}</p>
        {endedYear !== null && <p className={styles.detail}>{t('ended', { year: `${endedYear}` })}</p>}
        {successor && (
          <p>
            <a
              className={styles.successor}
              href={successorRing === undefined ? partHref(hrefOf('spareParts'), successor) : `#${rowId(successorRing)}`}
            >
              {t('successor', { number: successor })}
            </a>
          </p>
        )}
      </div>
      <div className={`${styles.detail} ${styles.fit}`}>
        <p>{useFit(part)}</p>
        {ownYears && <p>{t('supplyYears', { years: supplyYears })}</p>}
        {member?.isApproved && endedYear === null && (
          <p className={styles.price}>
            {t('price')}: {price ? format.price(price.amount) : t('onRequest')}
          </p>
        )}
      </div>
      {endedYear === null ? <PartOrder item={itemOf(part, product)} /> : <span />}
    </li>
  );
}

/** Returns a part as an item of the quotation list, named with its product. */
const itemOf = ({ number, title }: ListedPart, product: PartRowProps['product']): QuotationItem => ({
  ...{ id: product.id, uri: product.uri, title, category: product.title, part: number },
  productImage: product.productImage?.crop.url ?? '',
});

/** Returns the versions and years that a part fits, in words. */
function useFit({ variants, builtFrom: from, builtUntil: until }: ListedPart): string {
  const t = useMessages('products/spare-parts');
  const versions = variants.length === 0 ? t('fitsAll') : variants.join(', ');
  if (from === null && until === null) return versions;
  if (from === null) return `${versions}; ${t('builtUntil', { until: `${until}` })}`;
  return `${versions}; ${until === null ? t('builtFrom', { from: `${from}` }) : t('builtBetween', { from: `${from}`, until: `${until}` })}`;
}

function PartOrder({ item }: { item: QuotationItem }) {
  const t = useMessages('quotation');
  const lines = useQuotationLines();
  const [wanted, setWanted] = useState<number | null>(1);
  const changeList = useQuotationChange();
  const listed = lines.find((line) => isSameLine(line, item));
  const amount = listed ? listed.amount : wanted;
  const { title } = item;
  const change = (rule: QuotationRule) => (listed ? changeList(rule) : setWanted(rule([{ ...item, amount }])[0]?.amount ?? null));
  return (
    <div className={`${styles.order} ${listed ? styles.listed : ''}`}>
      <div>
        <AmountField
          amount={amount}
          max={maxPieces}
          labels={{
            amount: t('amountOf', { title }),
            less: t('lessOf', { title }),
            more: t('moreOf', { title }),
            tooMany: t('most', { most: maxPieces }),
          }}
          onLess={() => change((now) => decrement(now, item))}
          onMore={() => change((now) => increment(now, item))}
          onType={(typed) => change((now) => (typed === null ? decrement(now, item, 'reset') : increment(now, item, typed)))}
          onLeave={() => change((now) => settle(now, item))}
        />
      </div>
      <QuotationButton line={item} amount={wanted ?? 1} look="secondary" isShort />
    </div>
  );
}
