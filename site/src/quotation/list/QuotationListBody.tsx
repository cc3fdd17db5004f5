import { type ReactNode, useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { useFocusAfterRemoval } from '../../design/use-focus-after-removal.ts';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { storedProjectName } from '../project-name.ts';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { pieces, remove, restore } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import { EmptyListModal } from './EmptyListModal.tsx';
import { ListActions } from './ListActions.tsx';
import { SpecificationFiles } from './ListFiles.tsx';
import { detailsOf } from './line-details.ts';
import { PriceNote } from './PriceNote.tsx';
import { ProjectName } from './ProjectName.tsx';
import styles from './QuotationListBody.module.css';
import { QuotationRow } from './QuotationRow.tsx';
import { QuotationTotals } from './QuotationTotals.tsx';
import { useQuotationProducts } from './use-quotation-products.ts';

type QuotationListBodyProps = {
  lines: QuotationLines;
  /** Button that adds lines. */
  add: ReactNode;
};

/** Renders the rows, totals and actions of the list. */
export function QuotationListBody({ lines, add }: QuotationListBodyProps) {
  const { hrefOf, member } = useSite();
  const t = useMessages('quotation');
  const change = useQuotationChange();
  const products = useQuotationProducts(lines);
  const [isEmptying, setEmptying] = useState(false);
  const details = lines.map((line) => detailsOf(line, products));
  const { list, focusAfterRemoval } = useFocusAfterRemoval<HTMLOListElement>(lines.length, '[data-remove]');

  const take = (line: QuotationLine, place: number, title: string) => {
    change((now) => remove(now, line));
    focusAfterRemoval(place);
    const undo = { text: t('undo'), run: () => change((now) => restore(now, line, place)) };
    notify({ kind: 'notice', text: t('announceRemoved', { title }), action: undo });
  };
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <ProjectName />
        <ListActions lines={lines} />
        <SpecificationFiles lines={lines} project={storedProjectName} />
      </div>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('number')}</span>
        <span className={styles.productColumn}>{t('product')}</span>
        <span>{t('remark')}</span>
        <span>{t('amount')}</span>
        <span className={styles.weightColumn}>
          {t('weight')}
          {member?.isApproved && (
            <>
              {', '}
              <span className={styles.priceColumn}>{t('priceColumn')}</span>
            </>
          )}
        </span>
      </div>
      <ol ref={list} className={styles.rows}>
        {lines.map((line, place) => (
          <QuotationRow
            // A line is identified by data that the visitor edits, so the key is its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            line={line}
            details={details[place] ?? detailsOf(line, products)}
            product={products.get(line.id)}
            place={place}
            onRemove={(title) => take(line, place, title)}
          />
        ))}
      </ol>
      <div className={styles.add}>{add}</div>
      <span className={layout.hidden} role="status">
        {t('pieces', { count: pieces(lines) })}
      </span>
      <div className={styles.sums}>
        <PriceNote />
        <QuotationTotals lines={lines} details={details} />
      </div>
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
