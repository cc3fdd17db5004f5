import { AmountField } from '../design/AmountField.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import styles from './QuotationControls.module.css';
import { isSameLine, type QuotationItem } from './quotation-line.ts';
import { useQuotationLines } from './quotation-list.ts';
import { decrement, increment, maxPieces, pieces, type QuotationRule, settle } from './quotation-rules.ts';
import { useQuotationChange } from './use-quotation-change.ts';

type QuotationControlsProps = {
  line: QuotationItem;
  /** Amount of a line that is not on the list yet; null while the visitor types. */
  wanted: number | null;
  onWant(amount: number | null): void;
};

/**
 * Renders the amount of a product and the button that adds it to the quotation list. For a listed line, it is the amount of that
 * line. Pieces of the same product in other lines are counted beside it.
 */
export function QuotationControls({ line, wanted, onWant }: QuotationControlsProps) {
  const { hrefOf } = useSite();
  const t = useMessages('quotation');
  const lines = useQuotationLines();
  const listed = lines.find((other) => isSameLine(other, line));
  const elsewhere = pieces(lines.filter((other) => other.id === line.id && !other.part && other !== listed));
  const changeList = useQuotationChange();
  const amount = listed ? listed.amount : wanted;
  const change = (rule: QuotationRule) => {
    if (listed) changeList(rule);
    else onWant(rule([{ ...line, amount }])[0]?.amount ?? null);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.amount}>
        <div className={styles.label}>
          <span aria-hidden="true">{t('amount')}</span>
          {elsewhere > 0 && (
            <a className={styles.elsewhere} href={hrefOf('quotationList')}>
              {t('elsewhere', { count: elsewhere })}
            </a>
          )}
        </div>
        <AmountField
          amount={amount}
          max={maxPieces}
          labels={{ amount: t('amount'), less: t('less'), more: t('more'), tooMany: t('most', { most: maxPieces }) }}
          onLess={() => change((now) => decrement(now, line))}
          onMore={() => change((now) => increment(now, line))}
          onType={(typed) => change((now) => (typed === null ? decrement(now, line, 'reset') : increment(now, line, typed)))}
          onLeave={() => change((now) => settle(now, line))}
        />
      </div>
      <QuotationButton line={line} amount={wanted ?? 1} />
    </div>
  );
}
