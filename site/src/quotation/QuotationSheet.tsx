import { useEffect, useRef, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/Link.tsx';
import layout from '../design/layout.module.css';
import { notify } from '../notifications/notify.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { EmptyListModal } from './EmptyListModal.tsx';
import { detailsOf } from './line-details.ts';
import { ListActions } from './list/ListActions.tsx';
import { useMessages } from './messages.ts';
import { ProjectName } from './ProjectName.tsx';
import { QuotationRow } from './QuotationRow.tsx';
import styles from './QuotationSheet.module.css';
import { QuotationTotals } from './QuotationTotals.tsx';
import type { QuotationLine, QuotationLines } from './quotation-line.ts';
import { pieces, remove, restore } from './quotation-rules.ts';
import { useQuotationChange } from './use-quotation-change.ts';
import { useQuotationProducts } from './use-quotation-products.ts';

/** The sheet of the list: its rows, its title block and what can be done with it. */
export function QuotationSheet({ lines }: { lines: QuotationLines }) {
  const { hrefOf } = useSite();
  const t = useMessages();
  const change = useQuotationChange();
  const products = useQuotationProducts(lines);
  const [isEmptying, setEmptying] = useState(false);
  const details = lines.map((line) => detailsOf(line, products));
  const { rows, focusAfterRemoval } = useFocusAfterRemoval(lines.length);

  const take = (line: QuotationLine, place: number, title: string) => {
    change((now) => remove(now, line));
    focusAfterRemoval(place);
    const undo = { text: t('undo'), run: () => change((now) => restore(now, line, place)) };
    notify({ kind: 'notice', text: t('announceRemoved', { title }), action: undo });
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <ProjectName />
        <ListActions lines={lines} />
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('number')}</span>
        <span className={styles.productColumn}>{t('product')}</span>
        <span>{t('remark')}</span>
        <span>{t('amount')}</span>
        <span className={styles.weightColumn}>{t('weight')}</span>
      </div>
      <ol ref={rows} className={styles.rows}>
        {lines.map((line, place) => (
          <QuotationRow
            // A line is known by what the visitor may write while it is shown, so its place is its name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            line={line}
            details={details[place] ?? detailsOf(line, products)}
            picture={products.get(line.id)?.productImage?.crop}
            place={place}
            onRemove={(title) => take(line, place, title)}
          />
        ))}
      </ol>
      <span className={layout.hidden} role="status">
        {t('pieces', { count: pieces(lines) })}
      </span>
      <QuotationTotals lines={lines} details={details} />
      <div className={styles.foot}>
        <button className={styles.empty} type="button" aria-haspopup="dialog" onClick={() => setEmptying(true)}>
          {t('emptyList')}
        </button>
        <ButtonLink href={hrefOf('quoteRequest')}>
          {t('request')}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      {isEmptying && <EmptyListModal count={lines.length} onClose={() => setEmptying(false)} />}
    </div>
  );
}

/** After a row has gone the focus is on the remove button of the next one, or of the last. */
function useFocusAfterRemoval(count: number) {
  const rows = useRef<HTMLOListElement>(null);
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for the buttons that are left
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = undefined;
  }, [count]);
  const focusAfterRemoval = (place: number) => {
    removed.current = place;
  };
  return { rows, focusAfterRemoval };
}
