import { sectionMark } from '@plantsoen/contract/quotation-lists.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { PageHeading } from '../../../design/headings/PageHeading.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink, TextLink } from '../../../design/Link.tsx';
import { notify } from '../../../notifications/notify.ts';
import type { SharedQuotationListQuery } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import sectionStyles from '../../lists/SectionHead.module.css';
import { groupLines, orderedLines } from '../../lists/section-rules.ts';
import { answeredSections } from '../../member/member-lines.ts';
import type { QuotationLine } from '../../quotation-line.ts';
import actionStyles from '../ListActions.module.css';
import { ListFiles, SpecificationFiles } from '../ListFiles.tsx';
import { detailsOf } from '../line-details.ts';
import listStyles from '../QuotationListBody.module.css';
import pageStyles from '../QuotationListPage.module.css';
import { QuotationTotals } from '../QuotationTotals.tsx';
import { EditTogether } from './EditTogether.tsx';
import { ScriptedButton } from './ScriptedButton.tsx';
import styles from './SharedListPage.module.css';
import { SharedRow } from './SharedRow.tsx';
import { type SharedList, sharedLines } from './shared-lines.ts';
import { useImportSharedList } from './use-import-shared-list.ts';

type SharedListPageProps = { shared: SharedQuotationListQuery['sharedQuotationList']; token: string };

/** Renders a shared list to read, print, copy into the visitor's own list, or edit together (QUO-12). */
export function SharedListPage({ shared, token }: SharedListPageProps) {
  const { hrefOf } = useSite();
  const t = useMessages('quotation/list');
  return (
    <>
      <PageHeading
        title={t('sharedTitle')}
        intro={shared ? t(shared.version === null ? 'sharedIntro' : 'sharedEditIntro') : undefined}
      />
      <div className={pageStyles.page}>
        {shared ? (
          <SharedListBody list={shared} token={token} />
        ) : (
          <EmptyState
            title={t('goneLink')}
            text={t('goneLinkText')}
            action={<ButtonLink href={hrefOf('quotationList')}>{t('toOwnList')}</ButtonLink>}
          />
        )}
      </div>
    </>
  );
}

function SharedListBody({ list, token }: { list: SharedList; token: string }) {
  const { hrefOf, format } = useSite();
  const t = useMessages('quotation/list');
  const ofQuotation = useMessages('quotation');
  const { lines: found, products } = sharedLines(list);
  const sections = answeredSections(list.sections);
  const lines = orderedLines({ lines: found, sections });
  const details = lines.map((line) => detailsOf(line, products));
  const live = lines.filter(({ id }) => id > 0);
  const copy = useCopy();
  const facts = [list.place, list.tenderDate && `${t('tenderDate')}: ${format.date(list.tenderDate)}`].filter(Boolean);
  const project = { place: list.place, tenderDate: list.tenderDate, sections };
  return (
    <div className={listStyles.body}>
      <div className={listStyles.head}>
        <div>
          {list.project && (
            <>
              <p className={styles.label}>{t('project')}</p>
              <p className={styles.project}>{list.project}</p>
            </>
          )}
          {facts.length > 0 && <p>{facts.join(', ')}</p>}
          <p className={styles.until}>{t('sharedUntil', { date: format.date(list.expiresAt) })}</p>
          {list.version !== null && <EditTogether token={token} />}
        </div>
        <div className={actionStyles.actions}>
          {live.length > 0 && <ListFiles lines={live} project={list.project ?? ''} data={project} />}
          <ScriptedButton look="secondary" small onClick={() => print()}>
            <Icon name="print" />
            {ofQuotation('print')}
          </ScriptedButton>
        </div>
        {live.length > 0 && <SpecificationFiles lines={live} project={list.project ?? ''} data={project} />}
      </div>
      <div className={listStyles.columns} aria-hidden="true">
        <span>{ofQuotation('number')}</span>
        <span className={listStyles.productColumn}>{ofQuotation('product')}</span>
        <span>{ofQuotation('remark')}</span>
        <span className={styles.amountColumn}>{ofQuotation('amount')}</span>
        <span className={listStyles.weightColumn}>{ofQuotation('weight')}</span>
      </div>
      {groupLines({ lines, sections }).map(({ section, lines: within }) => (
        <div className={listStyles.rows} key={section?.id ?? ''}>
          {section && (
            <div className={sectionStyles.head}>
              <h2 className={sectionStyles.title}>
                <span className={sectionStyles.letter}>{sectionMark(sections.indexOf(section))}</span> {section.name}
              </h2>
            </div>
          )}
          <ol>
            {within.map((line) => (
              <SharedRow
                key={lines.indexOf(line)}
                line={line}
                details={details[lines.indexOf(line)] ?? detailsOf(line, products)}
                picture={products.get(line.id)?.productImage?.crop}
                place={lines.indexOf(line)}
                level={section ? 3 : 2}
              />
            ))}
          </ol>
        </div>
      ))}
      <QuotationTotals lines={lines} details={details} />
      <div className={`${listStyles.foot} ${styles.foot}`}>
        <TextLink href={hrefOf('quotationList')}>{t('toOwnList')}</TextLink>
        {live.length > 0 && (
          <ScriptedButton look={list.version === null ? 'primary' : 'secondary'} onClick={() => copy(list, live)}>
            {t('copyList')}
          </ScriptedButton>
        )}
      </div>
    </div>
  );
}

/** Returns a function that copies lines into the visitor's own list and shows a notification with the result. */
function useCopy() {
  const { hrefOf } = useSite();
  const t = useMessages('quotation/list');
  const importList = useImportSharedList();
  return ({ lines: all, project }: SharedList, lines: readonly QuotationLine[]) => {
    const message = importList({ lines, project, gone: all.length - lines.length });
    notify({ ...message, action: { text: t('toOwnList'), href: hrefOf('quotationList') } });
  };
}
