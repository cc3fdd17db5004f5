import { type ReactNode, useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { useFocusAfterRemoval } from '../../design/use-focus-after-removal.ts';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { AddSection } from '../lists/AddSection.tsx';
import { LineMenu } from '../lists/LineMenu.tsx';
import { DeleteList } from '../lists/ListCommands.tsx';
import drag from '../lists/ListDrag.module.css';
import { changeList } from '../lists/list-rules.ts';
import { type NamedList, type NamedLists, openList } from '../lists/named-list.ts';
import { ProjectFields } from '../lists/ProjectFields.tsx';
import sectionStyles from '../lists/SectionHead.module.css';
import { SectionHead } from '../lists/SectionHead.tsx';
import { groupLines } from '../lists/section-rules.ts';
import { useListDrag } from '../lists/use-list-drag.ts';
import { useListsChange } from '../lists/use-lists-change.ts';
import { storedProjectName } from '../project-name.ts';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';
import { pieces, remove, restore } from '../quotation-rules.ts';
import { LineChangeNote } from '../shared-editing/LineChangeNote.tsx';
import { SharedEditingNote } from '../shared-editing/SharedEditingNote.tsx';
import { useQuotationChange } from '../use-quotation-change.ts';
import { EmptyListModal } from './EmptyListModal.tsx';
import actionStyles from './ListActions.module.css';
import { ListActions } from './ListActions.tsx';
import { ListFiles, SpecificationFiles } from './ListFiles.tsx';
import { detailsOf, type LineDetails, type QuotationProducts } from './line-details.ts';
import { PriceNote } from './PriceNote.tsx';
import styles from './QuotationListBody.module.css';
import { QuotationRow } from './QuotationRow.tsx';
import { QuotationTotals } from './QuotationTotals.tsx';

type QuotationListBodyProps = {
  all: NamedLists;
  /** Lines of the open list in the order of its sections, with their details. */
  lines: QuotationLines;
  details: readonly LineDetails[];
  products: QuotationProducts;
  /** Button that adds lines. */
  add: ReactNode;
};

/** Renders the rows, totals and actions of the list. */
export function QuotationListBody({ all, lines, details, products, add }: QuotationListBodyProps) {
  const { hrefOf, member } = useSite();
  const t = useMessages('quotation');
  const change = useQuotationChange();
  const changeAll = useListsChange();
  const ofList = useMessages('quotation/list');
  const [isEmptying, setEmptying] = useState(false);
  const list = openList(all);
  const groups = groupLines(list);
  const { list: rows, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(lines.length, '[data-remove]');
  useListDrag(rows, list, lines);

  const take = (line: QuotationLine, place: number, title: string) => {
    change((now) => remove(now, line));
    focusAfterRemoval(place);
    const putBack = (one: NamedList) => ({ ...one, lines: restore(one.lines, line, list.lines.indexOf(line)) });
    const undo = { text: t('undo'), run: () => changeAll((now) => changeList(now, list.id, putBack)) };
    notify({ kind: 'notice', text: t('announceRemoved', { title }), action: undo, about: list.id });
  };
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <SharedEditingNote listId={list.id} />
        <h2 className={styles.heading}>{ofList('projectData')}</h2>
        <ListActions all={all} />
        <ProjectFields list={list} />
        <div className={actionStyles.actions}>
          <ListFiles lines={lines} project={storedProjectName} data={list} />
        </div>
        <SpecificationFiles lines={lines} project={storedProjectName} data={list} />
      </div>
      <div className={styles.printedColumns} aria-hidden="true">
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
      <div ref={rows} className={styles.rows} data-rows tabIndex={-1}>
        {groups.map(({ section, lines: within }) => {
          const from = within[0] ? lines.indexOf(within[0]) : 0;
          return (
            <div key={section?.id ?? ''}>
              {section && (
                <SectionHead list={list} section={section} lines={within} details={details.slice(from, from + within.length)} />
              )}
              {section && within.length === 0 && (
                <p className={`${sectionStyles.empty} ${drag.target}`} data-drag={`section ${section.id}`}>
                  {ofList('sectionEmpty')}
                </p>
              )}
              {within.length > 0 && (
                <ol>
                  {within.map((line, at) => (
                    <QuotationRow
                      // A line is identified by data that the visitor edits, so the key is its position.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      key={at}
                      line={line}
                      details={details[from + at] ?? detailsOf(line, products)}
                      product={products.get(line.id)}
                      place={from + at}
                      level={section ? 3 : 2}
                      change={<LineChangeNote listId={list.id} line={line} />}
                      menu={<LineMenu all={all} line={line} title={details[from + at]?.title ?? line.title} group={within} />}
                      onRemove={(title) => take(line, from + at, title)}
                    />
                  ))}
                </ol>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.add}>
        {add}
        <AddSection list={list} />
      </div>
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
        <DeleteList all={all} />
        <ButtonLink href={hrefOf('quoteRequest')}>
          {t('request')}
          <Icon name="arrow" />
        </ButtonLink>
      </div>
      {isEmptying && <EmptyListModal listId={list.id} count={lines.length} onClose={() => setEmptying(false)} />}
    </div>
  );
}
