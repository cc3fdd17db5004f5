import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../design/EmptyState.tsx';
import layout from '../../design/foundation/layout.module.css';
import { PageHeading } from '../../design/headings/PageHeading.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { read } from '../../platform/data/operation.ts';
import type { QuotationListPageFragment, QuotationListPageQuery } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { useQuickOrder } from '../quick-order/QuickOrder.tsx';
import { useLoadedQuotationLines } from '../quotation-list.ts';
import { QuotationContact } from '../request/QuotationContact.tsx';
import { QuotationListBody } from './QuotationListBody.tsx';
import styles from './QuotationListPage.module.css';

/** Renders the quotation list, which only the visitor's browser stores: rows to fill in, print and send (QUO-07). */
export function QuotationListPage({ entry, algemeen }: PageData<QuotationListPageQuery, 'Page'>) {
  const { title, pageTitle, introtext } = read<QuotationListPageFragment>(entry);
  const { hrefOf } = useSite();
  const t = useMessages('quotation');
  // Loads the texts of the list with the page, so that the list does not wait for them.
  useMessages('quotation/list');
  useMessages('products');
  const lines = useLoadedQuotationLines();
  const quickOrder = useQuickOrder();
  const page = useRef<HTMLDivElement>(null);
  const isEmptied = useIsEmptied(lines?.length);
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [isEmptied]);
  return (
    <>
      <div className={styles.heading}>
        <PageHeading title={pageTitle ?? title} intro={introtext} />
      </div>
      <div ref={page} className={styles.page} tabIndex={-1}>
        {!lines && <LoadingRows />}
        {lines && lines.length > 0 && <QuotationListBody lines={lines} add={quickOrder.button} />}
        {lines?.length === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            figure={t('products', { count: 0 })}
            text={t('emptyText')}
            action={
              <>
                <ButtonLink href={hrefOf('products')}>{t('toProducts')}</ButtonLink>
                {quickOrder.button}
              </>
            }
          />
        )}
        {quickOrder.dialog}
        <noscript>
          <EmptyState title={t('noScriptTitle')} text={t('noScriptText')} action={<QuotationContact sets={algemeen} />} />
        </noscript>
      </div>
    </>
  );
}

/** Whether the list has become empty on this page, so that the focused element is gone. */
function useIsEmptied(count: number | undefined): boolean {
  const [hadLines, setHadLines] = useState(false);
  if (!hadLines && count) setHadLines(true);
  return hadLines && count === 0;
}

/** Renders a placeholder until the browser has read the list. */
function LoadingRows() {
  const t = useMessages('quotation');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className={layout.hidden}>{t('loading')}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.loadingRow}>
          <span className={styles.loadingPicture} />
          <span className={styles.loadingText} />
        </div>
      ))}
    </div>
  );
}
