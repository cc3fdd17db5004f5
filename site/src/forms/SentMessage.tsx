import type { Ref } from 'react';
import { Icon } from '../design/Icon.tsx';
import { TextLink } from '../design/Link.tsx';
import { RichText } from '../design/RichText.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import type { Receipt } from './after-submit.ts';
import styles from './FormAlert.module.css';

type SentMessageProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  html: string | null;
  /** Ticket number of the submission, if its form has a series (CON-10), and whether it was confirmed by email. */
  receipt: Receipt;
  /** Address to open in a new window, if the browser has blocked that window. */
  openHref: string | undefined;
};

/** Shows the confirmation that a form was submitted (FRM-06). */
export function SentMessage({ ref, id, html, receipt: { ticket, isUnconfirmed }, openHref }: SentMessageProps) {
  const t = useMessages('forms');
  return (
    <div ref={ref} className={styles.sent} id={id} role="status" tabIndex={-1}>
      <Icon name="check" />
      <div className={styles.words}>
        {html ? <RichText className={styles.text} html={html} /> : <p>{t('sent')}</p>}
        {ticket && (
          <p id="ticket-number">
            {t('ticket')} <strong className={styles.ticket}>{ticket}</strong>
          </p>
        )}
        {isUnconfirmed && <p>{t('unconfirmed')}</p>}
        {openHref && (
          <TextLink href={openHref} target="_blank" rel="noopener" aria-label={`${t('goOn')} (${t('newWindow')})`}>
            {t('goOn')}
          </TextLink>
        )}
      </div>
    </div>
  );
}
