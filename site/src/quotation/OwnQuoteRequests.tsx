import { maxLists } from '@plantsoen/contract/quotation-lists.ts';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Badge } from '../design/Badge.tsx';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { notify } from '../notifications/notify.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import { QuoteRequestAgain } from '../platform/generated/operations.ts';
import type { OwnQuoteRequestsFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { addRepeated } from './lists/list-rules.ts';
import { type NamedList, newId } from './lists/named-list.ts';
import { changeLists } from './lists/quotation-lists.ts';
import { answeredSections, memberLines } from './member/member-lines.ts';
import styles from './OwnQuoteRequests.module.css';
import { isEditedTogether } from './shared-editing/has-edit-links.ts';

/** Texts of a member's quote requests. */
type OwnQuoteRequestsProps = { viewer: FragmentOf<OwnQuoteRequestsFragment> };

/** Lists the quote requests that the member has sent while logged in, each with its PDF and a link to repeat it. */
export function OwnQuoteRequests({ viewer }: OwnQuoteRequestsProps) {
  const { quoteRequests } = read<OwnQuoteRequestsFragment>(viewer);
  const { hrefOf, format } = useSite();
  const t = useMessages('quotation/member');
  const askAgain = useAskAgain();
  if (quoteRequests.length === 0) {
    return (
      <div className={styles.none}>
        <p>{t('none')}</p>
        <ButtonLink href={hrefOf('quotationList')} look="secondary" small>
          {t('toList')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className={styles.requests}>
      {quoteRequests.map(({ number, createdAt, status, project, lineCount }) => (
        <li key={number} className={styles.request}>
          <div className={styles.about}>
            <p className={styles.number}>
              {number}
              <Badge strong={status === 'answered'}>{t(status)}</Badge>
            </p>
            {project && <p className={styles.project}>{project}</p>}
            <p className={styles.facts}>
              {t('facts', { date: format.date(createdAt) })} ·{' '}
              {lineCount > 0 ? t('lines', { count: lineCount }) : t('withoutList')}
            </p>
          </div>
          {lineCount > 0 && (
            <div className={styles.actions}>
              <ButtonLink href={`/quotation-file/${number}/`} download look="secondary" small aria-label={t('pdfOf', { number })}>
                <Icon name="download" />
                {t('pdf')}
              </ButtonLink>
              <ButtonLink
                href={hrefOf('quotationList')}
                look="secondary"
                small
                aria-label={t('againOf', { number })}
                // In the capture phase, because delegated-navigation.ts handles plain links before the handlers of React.
                onClickCapture={(event) => askAgain(event, number)}
              >
                {t('again')}
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a handler that opens a request as a separate list, with its sections. Without scripts, the link opens the list
 * unchanged.
 */
function useAskAgain() {
  const router = useRouter({ warn: false });
  const { query, siteId } = useSite();
  const t = useMessages('quotation/member');
  const ofList = useMessages('quotation/list');
  return async (event: MouseEvent<HTMLAnchorElement>, number: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const again = await query(QuoteRequestAgain, { siteId, number }).then(
      ({ viewer }) => viewer?.quoteRequest,
      () => undefined,
    );
    if (!again) return notify({ kind: 'error', text: t('failed') });
    const lines = memberLines(again.lines);
    const gone = again.lineCount - lines.length;
    if (lines.length === 0) return notify({ kind: 'notice', text: ofList('tookGone', { count: gone }) });
    const { place, tenderDate, sections } = again;
    const list: NamedList = {
      ...{ id: newId(), name: again.project ?? '', place: place ?? '', tenderDate: tenderDate ?? '' },
      ...{ sections: answeredSections(sections), lines },
    };
    let isFull = false;
    const isStored = changeLists((all) => {
      const changed = addRepeated(all, list, isEditedTogether);
      isFull = changed === all;
      return changed;
    });
    if (isFull) return notify({ kind: 'error', text: ofList('listsFull', { most: maxLists }) });
    if (!isStored) return notify({ kind: 'error', text: ofList('listsNotKept') });
    const parts = [ofList('tookAdded', { count: lines.length }), ...(gone > 0 ? [ofList('tookGone', { count: gone })] : [])];
    notify({ kind: 'success', text: ofList('tookOver', { parts: parts.join(', ') }) });
    await router?.navigate({ href: new URL(href).pathname });
  };
}
