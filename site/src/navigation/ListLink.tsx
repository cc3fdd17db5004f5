import layout from '../design/foundation/layout.module.css';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { QuotationCount } from '../quotation/QuotationCount.tsx';
import styles from './header/HeaderButton.module.css';

/** Renders the link to the quotation list as an icon, in the bar of small windows and at the top of their menu. */
export function ListLink() {
  const { hrefOf } = useSite();
  const t = useMessages('navigation');
  return (
    <a className={styles.button} href={hrefOf('quotationList')}>
      <Icon name="list" />
      <span className={layout.hidden}>{t('quotationList')}</span>
      <span className={styles.badge}>
        <QuotationCount />
      </span>
    </a>
  );
}
