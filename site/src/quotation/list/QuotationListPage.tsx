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
import { DeleteList } from '../lists/ListCommands.tsx';
import { ListNavigation } from '../lists/ListNavigation.tsx';
import { openList } from '../lists/named-list.ts';
import { OrderedStrip } from '../lists/OrderedStrip.tsx';
import { ProjectFields } from '../lists/ProjectFields.tsx';
import { useNamedLists } from '../lists/quotation-lists.ts';
import { orderedLines } from '../lists/section-rules.ts';
import { useQuickOrder } from '../quick-order/QuickOrder.tsx';
import { QuotationContact } from '../request/QuotationContact.tsx';
import { detailsOf } from './line-details.ts';
import { QuotationListBody } from './QuotationListBody.tsx';
import styles from './QuotationListPage.module.css';
import { useQuotationProducts } from './use-quotation-products.ts';

/** Renders the quotation list, which only the visitor's browser stores: rows to fill in, print and send (QUO-07). */
export function QuotationListPage({ entry, algemeen }: PageData<QuotationListPageQuery, 'Page'>) {
  const { title, pageTitle, introtext } = read<QuotationListPageFragment>(entry);
  const { hrefOf } = useSite();
  const t = useMessages('quotation');
  // Loads the texts of the list with the page, so that the list does not wait for them.
  useMessages('quotation/list');
  useMessages('products');
  const all = useNamedLists();
  const list = all && openList(all);
  const lines = list && orderedLines(list);
  const products = useQuotationProducts(lines ?? []);
  const details = lines?.map((line) => detailsOf(line, products)) ?? [];
  const quickOrder = useQuickOrder();
  const page = useRef<HTMLDivElement>(null);
  const isEmptied = useIsEmptied(lines?.length);
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) page.current?.focus({ preventScroll: true });
  }, [isEmptied]);
  // The controls of several lists are hidden until the first line, unless a visitor has used them.
  const isMoreThanEmpty =
    all !== undefined && (all.lists.length > 1 || (list?.name ?? '') !== '' || (list?.sections.length ?? 0) > 0);
  const empty = (
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
  );
  return (
    <>
      <div className={styles.heading}>
        <PageHeading title={pageTitle ?? title} intro={introtext} />
      </div>
      {lines?.length !== 0 && <OrderedStrip lines={lines ?? []} details={details} products={products} />}
      <div ref={page} className={styles.page} tabIndex={-1}>
        {!lines && <LoadingRows />}
        {all && lines && (lines.length > 0 || isMoreThanEmpty) && (
          <div className={styles.lists}>
            <ListNavigation all={all} />
            <div key={list.id}>
              {lines.length > 0 || list.sections.length > 0 ? (
                <QuotationListBody {...{ all, lines, details, products }} add={quickOrder.button} />
              ) : (
                <div className={styles.emptyList}>
                  <ProjectFields list={list} />
                  {empty}
                  <DeleteList all={all} />
                </div>
              )}
            </div>
          </div>
        )}
        {lines?.length === 0 && !isMoreThanEmpty && empty}
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
