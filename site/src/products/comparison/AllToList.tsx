import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useQuotationLines } from '../../quotation/quotation-list.ts';
import { add, hasLine, maxLines } from '../../quotation/quotation-rules.ts';
import { useQuotationChange } from '../../quotation/use-quotation-change.ts';
import styles from './ComparisonTable.module.css';
import type { ComparedColumn } from './compared-columns.ts';
import { quotationItem } from './ListButton.tsx';

/** Adds all columns to the quotation list. */
export function AllToList({ columns }: { columns: readonly ComparedColumn[] }) {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const onList = useMessages('quotation');
  const lines = useQuotationLines();
  const change = useQuotationChange();
  const items = columns.map(quotationItem);
  const missing = items.filter((item) => !hasLine(lines, item));
  const click = () => {
    if (lines.length + missing.length > maxLines) return notify({ kind: 'error', text: onList('full', { most: maxLines }) });
    change((now) => missing.reduce(add, now));
    const action = { text: t('toListPage'), href: hrefOf('quotationList') };
    notify({ kind: 'success', text: t('allAdded', { count: missing.length }), action });
  };
  return (
    <Button
      className={styles.all ?? ''}
      aria-disabled={missing.length === 0 || undefined}
      onClick={missing.length > 0 ? click : undefined}
    >
      <Icon name={missing.length === 0 ? 'check' : 'plus'} />
      {missing.length === 0 ? t('allOnList') : t(`allToList${columns.length as 2 | 3 | 4}`)}
    </Button>
  );
}
