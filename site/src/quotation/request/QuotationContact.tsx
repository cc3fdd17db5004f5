import { Icon } from '../../design/Icon.tsx';
import { telHref } from '../../navigation/link-href.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { QuotationContactFragment } from '../../platform/generated/operations-types.ts';
import styles from './QuotationContact.module.css';

/** Renders the phone number and the email address for quotes. */
export function QuotationContact({ sets }: { sets: FragmentOf<QuotationContactFragment> }) {
  const { phoneNumber, salesPhoneNumber, eMailAddress } = read<QuotationContactFragment>(sets).globals.globalData;
  const phone = salesPhoneNumber ?? phoneNumber;
  return (
    <ul className={styles.contact}>
      {phone && (
        <li>
          <a className={styles.link} href={telHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
      )}
      {eMailAddress && (
        <li>
          <a className={styles.link} href={`mailto:${eMailAddress}`}>
            <Icon name="mail" />
            {eMailAddress}
          </a>
        </li>
      )}
    </ul>
  );
}
