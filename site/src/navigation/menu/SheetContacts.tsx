import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { AccountLink } from '../header/AccountLink.tsx';
import { telHref } from '../link-href.ts';
import styles from './SheetContacts.module.css';

type SheetContactsProps = { mailAddress: string | null; phoneNumber: string | null };

/** Renders the account, email and phone buttons at the foot of the menu on phones (NAV-05). */
export function SheetContacts({ mailAddress, phoneNumber }: SheetContactsProps) {
  const t = useMessages('navigation');
  return (
    <div className={styles.contacts}>
      <AccountLink className={styles.contact} />
      {mailAddress && (
        <a className={styles.contact} href={`mailto:${mailAddress}`}>
          <Icon name="mail" />
          {t('mail')}
        </a>
      )}
      {phoneNumber && (
        <a className={styles.contact} href={telHref(phoneNumber)}>
          <Icon name="phone" />
          {t('call')}
        </a>
      )}
    </div>
  );
}
