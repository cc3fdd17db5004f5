import { Icon } from '../design/Icon.tsx';
import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { SiteHeaderFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { AccountLink } from './AccountLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { LogoLink } from './LogoLink.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import type { MenuItem } from './menu.ts';
import { useMessages } from './messages.ts';
import styles from './SiteHeader.module.css';
import { headerLook, type ShellEntry } from './shell-entry.ts';
import { TopLinks } from './TopLinks.tsx';

const sheetId = 'menu-sheet';

type SiteHeaderProps = {
  sets: FragmentOf<SiteHeaderFragment>;
  menu: readonly MenuItem[];
  entry: ShellEntry | undefined;
};

/** The head of every page: top bar and main bar on wide windows, logo and burger on small ones. */
export function SiteHeader({ sets, menu, entry }: SiteHeaderProps) {
  const { globals } = read<SiteHeaderFragment>(sets);
  const { hrefOf } = useSite();
  const t = useMessages();
  const look = headerLook(entry);
  const { companyName, eMailAddress, phoneNumber } = globals.globalData;
  const translations = entry?.routeTranslations ?? [];
  return (
    <header className={styles[look]}>
      <div className={styles.topBar}>
        <div className={styles.top}>
          <TopLinks className={styles.topLinks} links={globals.topNavigation} />
          <a className={styles.tool} href={hrefOf('quotationList')}>
            <Icon name="list" />
            {t('quotationList')}
          </a>
          <AccountLink className={styles.tool} />
          <LanguageSwitcher translations={translations} />
          <a className={styles.contact} href={hrefOf('contact')}>
            {t('contact')}
          </a>
        </div>
      </div>
      <div className={styles.mainBar}>
        <LogoLink logo={globals.darkLogo} lightLogo={look === 'overHero' ? globals.logo : null} companyName={companyName} />
        <MainMenu items={menu} pageUri={entry?.uri} />
        <a className={styles.listButton} href={hrefOf('quotationList')} aria-label={t('quotationList')}>
          <Icon name="list" />
        </a>
        <button className={styles.burger} type="button" popoverTarget={sheetId} aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
      <MenuSheet
        key={entry?.uri}
        id={sheetId}
        items={menu}
        topLinks={globals.topNavigation}
        logo={globals.darkLogo}
        companyName={companyName}
        mailAddress={eMailAddress}
        phoneNumber={phoneNumber}
        pageUri={entry?.uri}
        translations={translations}
      />
    </header>
  );
}
