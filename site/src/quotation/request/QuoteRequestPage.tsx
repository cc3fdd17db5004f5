import { useEffect, useRef } from 'react';
import { LoadingOverlay } from '../../design/modal/LoadingOverlay.tsx';
import { FormExtensionContext } from '../../forms/form-extension.ts';
import { Blocks } from '../../page-builder/Blocks.tsx';
import { StaticPart } from '../../page-builder/StaticPart.tsx';
import { isHeroServerOnly, staticHero } from '../../pages/static-hero.tsx';
import { read } from '../../platform/data/operation.ts';
import type {
  ContentPageFragment,
  ContentPageQuery,
  QuoteRequestCompanyFragment,
  QuoteRequestContactQuery,
} from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { QuotationSummary } from '../list/QuotationSummary.tsx';
import { useEnteredPlace } from './entered-place.ts';
import { QuotationContact } from './QuotationContact.tsx';
import styles from './QuoteRequestPage.module.css';
import { RequestAdviser } from './RequestAdviser.tsx';
import { RestoreList } from './RestoreList.tsx';
import { type SentRequest, useRequest } from './use-request.tsx';

type QuoteRequestPageProps = QuoteRequestContactQuery & Pick<PageData<ContentPageQuery, 'Page'>, 'entry'>;

/** Returns the keys of the texts below the number of a request. Without a confirmation, the form tells so itself. */
function sentTexts({ list, isUnconfirmed }: SentRequest) {
  const confirmed = list === 'none' ? 'sentConfirmed' : 'sentListConfirmed';
  return ['sentText' as const, ...(isUnconfirmed ? [] : [confirmed as 'sentConfirmed']), ...(list === 'none' ? [] : [list])];
}

/** Renders the page to request a quote: the form of the editors beside the submitted list (QUO-08). */
export function QuoteRequestPage({ algemeen, entry }: QuoteRequestPageProps) {
  const page = read<ContentPageFragment>(entry);
  const { globals } = read<QuoteRequestCompanyFragment>(algemeen);
  const t = useMessages('quotation/request');
  const ofQuotation = useMessages('quotation');
  const { state, companion, restore } = useRequest();
  const { place, onInput } = useEnteredPlace();
  const { sent, isSending, hasFailed } = state;
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form focuses its own message, which is below the reference number.
    if (sent) reference.current?.focus();
  }, [sent]);
  const isForm = ({ __typename }: { __typename: string }) => __typename === 'FormBlock';
  return (
    <>
      <StaticPart key={entry.uri} id="hero" left={isHeroServerOnly(entry) ? entry : undefined}>
        {staticHero({ page, compact: true })}
      </StaticPart>
      <div className={styles.request}>
        <div className={styles.form} onInput={onInput}>
          <div role="status">
            {sent && (
              <div ref={reference} className={styles.sent} id="request-number" tabIndex={-1}>
                <p>{t('sentTitle')}</p>
                <p className={styles.number}>{sent.number}</p>
                <p>
                  {sentTexts(sent)
                    .map((key) => t(key))
                    .join(' ')}
                </p>
                {sent.list === 'removed' && <RestoreList onRestore={restore} />}
              </div>
            )}
            {hasFailed && <p className={styles.failed}>{t('failed')}</p>}
          </div>
          <FormExtensionContext value={companion}>
            <Blocks blocks={page.blocks.filter(isForm)} />
          </FormExtensionContext>
        </div>
        <aside className={styles.aside}>
          {!sent && <QuotationSummary />}
          <RequestAdviser place={place} />
          <section className={styles.contact} aria-labelledby="quote-contact">
            <h2 className={styles.title} id="quote-contact">
              {ofQuotation('contactTitle')}
            </h2>
            <QuotationContact sets={algemeen} />
          </section>
        </aside>
      </div>
      <Blocks blocks={page.blocks.filter((block) => !isForm(block))} />
      <LoadingOverlay isBusy={isSending} label={t('sending')} logo={globals.darkLogo} />
    </>
  );
}
