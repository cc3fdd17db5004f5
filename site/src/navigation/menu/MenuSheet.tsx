import { useEffect, useRef } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { mobileClass } from '../../platform/interface-state.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useBeforeNavigation } from '../../platform/navigation/before-navigation.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { QuotationCount } from '../../quotation/QuotationCount.tsx';
import { SearchField } from '../../search/SearchField.tsx';
import { AccountLink } from '../header/AccountLink.tsx';
import buttons from '../header/HeaderButton.module.css';
import { LanguageSwitcher } from '../header/LanguageSwitcher.tsx';
import { type TopLink, TopLinks } from '../header/TopLinks.tsx';
import { ListLink } from '../ListLink.tsx';
import { LogoLink, type LogoPicture } from '../LogoLink.tsx';
import type { LayoutData } from '../shell.ts';
import { MenuAccordion } from './MenuAccordion.tsx';
import styles from './MenuSheet.module.css';
import type { MenuItem } from './menu.ts';
import type { MenuCategories } from './menu-pictures.ts';
import { SheetContacts } from './SheetContacts.tsx';

type MenuSheetProps = {
  items: readonly MenuItem[];
  categories: MenuCategories;
  topLinks: readonly TopLink[];
  logo: LogoPicture | null;
  companyName: string;
  mailAddress: string | null;
  phoneNumber: string | null;
  pageUri: string | undefined;
  translations: LayoutData['routeTranslations'];
};

const sheetId = 'menu-sheet';

/**
 * Returns the attributes by which a button opens or closes the dialog without scripts. React's types and older browsers do not
 * support them.
 */
const commands = (command: 'show-modal' | 'close') => ({ command, commandfor: sheetId });

const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

/**
 * Renders the burger button and the menu that it opens in small windows (NAV-05). The menu is a modal dialog over the whole
 * window, so the focus stays inside and returns to the button. The page behind is fixed in place (NAV-06).
 */
export function MenuSheet(props: MenuSheetProps) {
  const { items, categories, topLinks, logo, companyName, mailAddress, phoneNumber, pageUri, translations } = props;
  const { hrefOf } = useSite();
  const t = useMessages('navigation');
  const dialog = useRef<HTMLDialogElement>(null);
  const releasePage = useRef<() => void>(undefined);
  const fix = () => {
    releasePage.current?.();
    releasePage.current = fixPage();
  };
  const release = () => {
    releasePage.current?.();
    releasePage.current = undefined;
  };
  const open = () => {
    fix();
    if (!knowsCommands()) dialog.current?.showModal();
  };
  const close = () => {
    release();
    if (!knowsCommands()) dialog.current?.close();
  };
  useBeforeNavigation(() => {
    release();
    dialog.current?.close();
  });
  useEffect(() => {
    // A window that has become wide shows the main menu, and an open dialog would make the page inert.
    return mobileClass.subscribe(() => {
      if (!mobileClass.get()) dialog.current?.close();
    });
  }, []);
  return (
    <>
      <IconButton
        icon="menu"
        aria-label={t('menu')}
        className={buttons.button}
        aria-haspopup="dialog"
        onClick={open}
        {...commands('show-modal')}
      />
      <dialog className={styles.sheet} id={sheetId} ref={dialog} aria-label={t('menu')} onClose={release}>
        <div className={styles.head}>
          <LogoLink logo={logo} companyName={companyName} />
          <ListLink />
          <IconButton icon="close" aria-label={t('close')} className={buttons.button} onClick={close} {...commands('close')} />
        </div>
        <div className={styles.content}>
          <SearchField place="menu" />
          <MenuAccordion items={items} categories={categories} pageUri={pageUri} />
          <div className={styles.links}>
            <AccountLink className={styles.account} />
            <a href={hrefOf('quotationList')}>
              <Icon name="list" />
              {t('quotationList')}
              <QuotationCount />
            </a>
            <TopLinks links={topLinks} />
          </div>
        </div>
        <div className={styles.foot}>
          <SheetContacts mailAddress={mailAddress} phoneNumber={phoneNumber} />
          <LanguageSwitcher translations={translations} />
        </div>
      </dialog>
    </>
  );
}

/** Fixes the page in place behind an overlay. Returns a function that undoes this and restores the scroll position (NAV-06). */
function fixPage(): () => void {
  const top = window.scrollY;
  const { style } = document.body;
  Object.assign(style, { position: 'fixed', insetInline: '0', top: `${-top}px` });
  let isFixed = true;
  return () => {
    if (!isFixed) return;
    isFixed = false;
    Object.assign(style, { position: '', insetInline: '', top: '' });
    window.scrollTo({ top, behavior: 'instant' });
  };
}
