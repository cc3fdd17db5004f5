import { SideSection } from '../../design/SideSection.tsx';
import { useStateMessages } from './messages.ts';

/** Says that a sign-up still has to be confirmed by the link of a mail, and what to do if none comes (NWS-03). */
export function ConfirmationNotice() {
  const t = useStateMessages();
  return (
    <SideSection id="confirmation" title={t('mailTitle')}>
      <p>{t('mailText')}</p>
      <p>{t('noMailText')}</p>
    </SideSection>
  );
}
