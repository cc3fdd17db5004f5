import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../../platform/routing/return-query.ts';
import { MembersNotice } from '../../products/MembersNotice.tsx';
import styles from './PriceNote.module.css';

/** Shows what the prices exclude, or how to see prices (MEM-04). */
export function PriceNote() {
  const { hrefOf, isMember, member } = useSite();
  const t = useMessages('quotation/list');
  const back = useReturnQuery();
  if (member?.isApproved) return <p className={styles.note}>{t('priceTerms')}</p>;
  if (isMember) return <MembersNotice className={styles.notice} />;
  return (
    <div className={styles.note}>
      <p>{t('priceLogIn')}</p>
      <p className={styles.links}>
        <TextLink href={hrefOf('login') + back}>{t('logIn')}</TextLink>
        <TextLink href={hrefOf('register') + back}>{t('createAccount')}</TextLink>
      </p>
    </div>
  );
}
