import { AmountField } from '../design/AmountField.tsx';
import { useMessages } from './messages.ts';
import { QuotationButton } from './QuotationButton.tsx';
import styles from './QuotationControls.module.css';
import { isSameLine, type QuotationItem } from './quotation-line.ts';
import { useQuotationLines } from './quotation-list.ts';
import { decrement, increment, mostPieces, type QuotationRule, settle } from './quotation-rules.ts';
import { useQuotationChange } from './use-quotation-change.ts';

type QuotationControlsProps = {
  line: QuotationItem;
  /** How many pieces are wanted of a line that is not on the list; null while another amount is typed. */
  wanted: number | null;
  onWant(amount: number | null): void;
};

/** How many pieces of a product, and the button that puts them on the quotation list; of a line that is there its own amount. */
export function QuotationControls({ line, wanted, onWant }: QuotationControlsProps) {
  const t = useMessages();
  const listed = useQuotationLines().find((other) => isSameLine(other, line));
  const changeList = useQuotationChange();
  const amount = listed ? listed.amount : wanted;
  const change = (rule: QuotationRule) => {
    if (listed) changeList(rule);
    else onWant(rule([{ ...line, amount }])[0]?.amount ?? null);
  };
  return (
    <div className={styles.controls}>
      <div className={styles.amount}>
        <span aria-hidden="true">{t('amount')}</span>
        <AmountField
          amount={amount}
          most={mostPieces}
          labels={{ amount: t('amount'), less: t('less'), more: t('more') }}
          onLess={() => change((lines) => decrement(lines, line))}
          onMore={() => change((lines) => increment(lines, line))}
          onType={(typed) =>
            change((lines) => (typed === null ? decrement(lines, line, 'reset') : increment(lines, line, typed)))
          }
          onLeave={() => change((lines) => settle(lines, line))}
        />
      </div>
      <QuotationButton line={line} amount={wanted ?? 1} />
    </div>
  );
}
