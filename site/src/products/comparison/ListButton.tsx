import { Button } from '../../design/Button.tsx';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { QuotationItem } from '../../quotation/quotation-line.ts';
import { useQuotationLines } from '../../quotation/quotation-list.ts';
import { add, hasLine, maxLines, remove } from '../../quotation/quotation-rules.ts';
import { useQuotationChange } from '../../quotation/use-quotation-change.ts';
import { type ComparedColumn, optionNumbers } from './compared-columns.ts';
import styles from './ListButton.module.css';

/** Returns a column as an item of the quotation list. */
export function quotationItem(column: ComparedColumn): QuotationItem {
  const { product, variant, colour, mounting } = column;
  const { id, uri, title, category, productImage } = product;
  return {
    ...{ id, uri, title, category: category.title, productImage: productImage?.crop.url ?? '' },
    ...(variant && { variant: variant.sku }),
    ...(colour && { colour: colour.code }),
    ...(mounting && { mounting: mounting.key }),
    ...(column.options.length > 0 && { options: optionNumbers(column) }),
  };
}

/** Adds the variant, colour, mounting and options of a column to the quotation list, or removes it again. */
export function ListButton({ column }: { column: ComparedColumn }) {
  const t = useMessages('products/comparison');
  const onList = useMessages('quotation');
  const lines = useQuotationLines();
  const change = useQuotationChange();
  const item = quotationItem(column);
  const isListed = hasLine(lines, item);
  const click = () => {
    if (isListed) return change((now) => remove(now, item));
    if (lines.length >= maxLines) return notify({ kind: 'error', text: onList('full', { most: maxLines }) });
    change((now) => add(now, item));
    notify({ kind: 'success', text: onList('announceAdded', { title: item.title }) });
  };
  return (
    <Button look="secondary" small className={styles.button ?? ''} aria-pressed={isListed} onClick={click}>
      <Icon name={isListed ? 'check' : 'plus'} />
      <span className={styles.word}>{t('toList')}</span>
      <span className={layout.hidden}> {item.title}</span>
    </Button>
  );
}
