import type { PathKey } from '@plantsoen/contract/paths.ts';
import type { ReactNode } from 'react';
import { Notifications } from '../notifications/Notifications.tsx';
import { pageType } from '../platform/interface-state.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { ServerPart } from '../platform/rendering/ServerPart.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { headerLook } from './header/header-look.ts';
import { SiteHeader } from './header/SiteHeader.tsx';
import { menuItems } from './menu/menu.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import styles from './SiteShell.module.css';
import { footerPart, printHeadPart } from './server-parts.tsx';
import type { LayoutData, Shell } from './shell.ts';

type SiteShellProps = {
  shell: Shell;
  /** Entry of the page; undefined on pages without one. */
  entry: LayoutData | undefined;
  pathKey: PathKey | undefined;
  children: ReactNode;
};

/** Renders the frame of every page: header, breadcrumbs, content and footer. */
export function SiteShell({ shell, entry, pathKey, children }: SiteShellProps) {
  const t = useMessages('navigation');
  const look = headerLook(pathKey, entry, pageType.use());
  const trail = entry?.breadcrumbs ?? [];
  return (
    <div className={styles.shell}>
      <ServerPart id="letterhead">{printHeadPart(shell.serverParts)}</ServerPart>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader sets={shell.algemeen} menu={menuItems(shell.navigation)} entry={entry} look={look} />
      {trail.length > 0 && look !== 'overHero' && (
        <Breadcrumbs trail={trail} shortOnMobile={entry?.__typename === 'FaqQuestion'} />
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <ScrollToTop />
      <ServerPart id="foot">{footerPart(shell.serverParts)}</ServerPart>
      <Notifications />
    </div>
  );
}
