import { SideSection } from '../../design/headings/SideSection.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';

/** Shows that a sign-up must be confirmed by an email link, and what to do if no email arrives (NWS-03). */
export function ConfirmationNotice() {
  const t = useMessages('newsletter/thanks');
  return (
    <SideSection id="confirmation" title={t('mailTitle')}>
      <p>{t('mailText')}</p>
      <p>{t('noMailText')}</p>
    </SideSection>
  );
}
