import { Icon } from '../design/Icon.tsx';
import { AccountLink } from './AccountLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { LogoLink, type LogoPicture } from './LogoLink.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuSheet.module.css';
import type { MenuItem } from './menu.ts';
import { useMessages } from './messages.ts';
import type { ShellEntry } from './shell-entry.ts';
import { type TopLink, TopLinks } from './TopLinks.tsx';
import { telHref } from './tel-href.ts';

type MenuSheetProps = {
  id: string;
  items: readonly MenuItem[];
  topLinks: readonly TopLink[];
  logo: LogoPicture | null;
  companyName: string;
  mailAddress: string | null;
  phoneNumber: string | null;
  pageUri: string | undefined;
  translations: ShellEntry['routeTranslations'];
};

/** The menu of small screens: a sheet over the whole window, opened by the burger (NAV-05). */
export function MenuSheet(props: MenuSheetProps) {
  const { id, items, topLinks, logo, companyName, mailAddress, phoneNumber, pageUri, translations } = props;
  const t = useMessages();
  return (
    <div className={styles.sheet} id={id} popover="auto">
      <div className={styles.head}>
        <LogoLink logo={logo} companyName={companyName} />
        <button className={styles.close} type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.menu} aria-label={t('mainMenu')}>
        <ul>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.children.length === 0 ? (
                <MenuLink className={styles.link} item={item} pageUri={pageUri} />
              ) : (
                <details open={item.children.some((child) => child.kind === 'category')}>
                  <summary className={styles.link}>
                    {item.title}
                    <Icon name="chevron" />
                  </summary>
                  <ul className={styles.children}>
                    {[item, ...item.children].map((child) => (
                      <li key={child.id}>
                        <MenuLink className={styles.child} item={child} pageUri={pageUri} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <TopLinks className={styles.topLinks} links={topLinks} />
      </nav>
      <div className={styles.foot}>
        <ul className={styles.tools}>
          <li className={styles.cell}>
            <AccountLink className={styles.tool} />
          </li>
          {mailAddress && (
            <li className={styles.cell}>
              <a className={styles.tool} href={`mailto:${mailAddress}`}>
                <Icon name="mail" />
                {t('mail')}
              </a>
            </li>
          )}
          {phoneNumber && (
            <li className={styles.cell}>
              <a className={styles.tool} href={telHref(phoneNumber)}>
                <Icon name="phone" />
                {t('call')}
              </a>
            </li>
          )}
        </ul>
        <div className={styles.languages}>
          <LanguageSwitcher translations={translations} />
        </div>
      </div>
    </div>
  );
}
