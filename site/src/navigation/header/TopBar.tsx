import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { QuotationCount } from '../../quotation/QuotationCount.tsx';
import { SearchButton } from '../../search/SearchBar.tsx';
import type { LayoutData } from '../shell.ts';
import { AccountLink } from './AccountLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import styles from './TopBar.module.css';
import { type TopLink, TopLinks } from './TopLinks.tsx';

type TopBarProps = { links: readonly TopLink[]; translations: LayoutData['routeTranslations'] };

/** Renders the upper bar of wide windows (NAV-01): the editors' links, search, quotation list, account, languages and contact. */
export function TopBar({ links, translations }: TopBarProps) {
  const { hrefOf } = useSite();
  const t = useMessages('navigation');
  return (
    <div className={styles.bar}>
      <div className={styles.content}>
        <TopLinks className={styles.links} links={links} />
        <SearchButton className={styles.tool} labelled />
        <a className={styles.list} href={hrefOf('quotationList')}>
          <Icon name="list" />
          {t('quotationList')}
          <span className={styles.count}>
            <QuotationCount />
          </span>
        </a>
        <AccountLink className={styles.tool} />
        <LanguageSwitcher translations={translations} />
        <a className={styles.contact} href={hrefOf('contact')}>
          {t('contact')}
        </a>
      </div>
    </div>
  );
}
