import type { ReactNode } from 'react';
import { Notifications } from '../notifications/Notifications.tsx';
import type { ShellQuery } from '../platform/generated/operations-types.ts';
import { pageType } from '../platform/interface-state.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { headerLook, type RouteName } from './header-look.ts';
import { menuItems } from './menu.ts';
import { useMessages } from './messages.ts';
import { PrintHead } from './PrintHead.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteShell.module.css';
import type { ShellEntry } from './shell-entry.ts';

type SiteShellProps = {
  /** The answer of the operation Shell. */
  shell: ShellQuery;
  /** The entry that is shown; undefined on a page that has none. */
  entry: ShellEntry | undefined;
  route: RouteName | undefined;
  children: ReactNode;
};

/** The frame of every page: header, breadcrumbs, the page itself and the footer. */
export function SiteShell({ shell, entry, route, children }: SiteShellProps) {
  const t = useMessages();
  const look = headerLook(route, entry, pageType.use());
  const trail = entry?.breadcrumbs ?? [];
  return (
    <div className={styles.shell}>
      <PrintHead sets={shell.algemeen} />
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
      <SiteFooter sets={shell.algemeen} />
      <Notifications />
    </div>
  );
}
