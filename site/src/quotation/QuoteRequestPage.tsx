import type { ReactNode } from 'react';
import type { QuoteRequestContactQuery } from '../platform/generated/operations-types.ts';
import { useMessages } from './messages.ts';
import { QuotationContact } from './QuotationContact.tsx';
import { QuotationSummary } from './QuotationSummary.tsx';
import styles from './QuoteRequestPage.module.css';

type QuoteRequestPageProps = QuoteRequestContactQuery & {
  /** The page as editors write it: its hero, title and text. */
  children: ReactNode;
};

/** Where a quote is asked for: whom to reach, beside what is on the list. */
export function QuoteRequestPage({ algemeen, children }: QuoteRequestPageProps) {
  const t = useMessages();
  return (
    <>
      {children}
      <div className={styles.request}>
        <section className={styles.contact} aria-labelledby="quote-contact">
          <h2 className={styles.title} id="quote-contact">
            {t('contactTitle')}
          </h2>
          <p className={styles.text}>{t('contactText')}</p>
          <QuotationContact sets={algemeen} />
        </section>
        <QuotationSummary />
      </div>
    </>
  );
}
