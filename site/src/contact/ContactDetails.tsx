import { SideSection } from '../design/headings/SectionHeading.tsx';
import { TitleBlock, type TitleBlockCell } from '../design/headings/TitleBlock.tsx';
import { telHref } from '../navigation/link-href.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ContactDetailsFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ContactDetails.module.css';
import { MailAddress } from './MailAddress.tsx';

/** Returns the address that starts a WhatsApp conversation with a number. */
function whatsappHref(number: string): string {
  return `https://wa.me/${telHref(number).replace(/\D/g, '')}`;
}

/** Renders the address, phone numbers and email address of the company (CON-06). */
export function ContactDetails({ sets }: { sets: FragmentOf<ContactDetailsFragment> }) {
  const { globalData } = read<ContactDetailsFragment>(sets).globals;
  const { companyName, streetNameHouseNumber, postalCodeCityName, country, whatsapp, eMailAddress } = globalData;
  const t = useMessages('contact');
  const address = [companyName, streetNameHouseNumber, postalCodeCityName, country].filter((line) => line !== null);
  const phones = [
    { label: t('phone'), number: globalData.phoneNumber },
    { label: t('sales'), number: globalData.salesPhoneNumber },
    { label: t('administration'), number: globalData.administrationPhoneNumber },
  ];
  const cells: TitleBlockCell[] = [
    { label: t('address'), value: address.map((line) => <span key={line}>{line}</span>) },
    ...phones.flatMap(({ label, number }) => (number ? [{ label, value: <a href={telHref(number)}>{number}</a> }] : [])),
    ...(whatsapp ? [{ label: t('whatsapp'), value: <WhatsApp number={whatsapp} /> }] : []),
    ...(eMailAddress
      ? [
          {
            label: t('mail'),
            value: (
              <a href={`mailto:${eMailAddress}`}>
                <MailAddress>{eMailAddress}</MailAddress>
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <SideSection id="details" title={t('details')}>
      <div className={styles.details}>
        <TitleBlock cells={cells} columns={3} />
      </div>
    </SideSection>
  );
}

function WhatsApp({ number }: { number: string }) {
  const t = useMessages('contact');
  return (
    <a href={whatsappHref(number)} target="_blank" rel="noopener" aria-label={`${number} (${t('newWindow')})`}>
      {number}
    </a>
  );
}
