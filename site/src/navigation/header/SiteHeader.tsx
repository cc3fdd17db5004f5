import { useEffect, useRef } from 'react';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { SiteHeaderFragment } from '../../platform/generated/operations-types.ts';
import { useBeforeNavigation } from '../../platform/navigation/before-navigation.ts';
import { enhanceWith } from '../../platform/rendering/enhance.ts';
import { SearchBar, SearchButton } from '../../search/SearchBar.tsx';
import { ListLink } from '../ListLink.tsx';
import { LogoLink } from '../LogoLink.tsx';
import { MainMenu } from '../menu/MainMenu.tsx';
import { MenuSheet } from '../menu/MenuSheet.tsx';
import type { MenuItem } from '../menu/menu.ts';
import { useMenuPictures } from '../menu/menu-pictures.ts';
import type { LayoutData } from '../shell.ts';
import buttons from './HeaderButton.module.css';
import type { HeaderLook } from './header-look.ts';
import styles from './SiteHeader.module.css';
import { TopBar } from './TopBar.tsx';

type SiteHeaderProps = {
  sets: FragmentOf<SiteHeaderFragment>;
  menu: readonly MenuItem[];
  entry: LayoutData | undefined;
  look: HeaderLook;
};

/** Renders the header of every page: top bar and main bar in wide windows, logo and buttons in small ones. */
export function SiteHeader({ sets, menu, entry, look }: SiteHeaderProps) {
  const { globals } = read<SiteHeaderFragment>(sets);
  const { companyName, eMailAddress, phoneNumber } = globals.globalData;
  const translations = entry?.routeTranslations ?? [];
  const header = useRef<HTMLElement>(null);
  const { categories, load } = useMenuPictures();
  useBeforeNavigation(() => header.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover());
  const prepare = () => {
    load();
    enhanceWith(import('./header-panels.ts'), ({ tendPanels }) => header.current && tendPanels(header.current));
  };
  // The pointer or focus may be on one of its buttons before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration
  useEffect(() => {
    if (header.current?.querySelector('button:hover, :focus')) prepare();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only prepare the panels
    <header ref={header} className={styles[look]} onPointerOver={prepare} onFocus={prepare}>
      <TopBar links={globals.topNavigation} translations={translations} />
      <div className={styles.mainBar}>
        <LogoLink logo={globals.darkLogo} lightLogo={look === 'overHero' ? globals.logo : null} companyName={companyName} />
        <MainMenu items={menu} categories={categories} pageUri={entry?.uri} />
        <div className={styles.tools}>
          <SearchButton className={buttons.button} />
          <ListLink />
          <MenuSheet
            items={menu}
            categories={categories}
            topLinks={globals.topNavigation}
            logo={globals.darkLogo}
            companyName={companyName}
            mailAddress={eMailAddress}
            phoneNumber={phoneNumber}
            pageUri={entry?.uri}
            translations={translations}
          />
        </div>
      </div>
      <SearchBar />
    </header>
  );
}
