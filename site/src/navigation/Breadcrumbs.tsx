import { homeUri } from '@plantsoen/contract/paths.ts';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  trail: readonly { title: string; uri: string }[];
  /** Whether small screens omit the page's own title, because questions are too long (NAV-09). */
  shortOnMobile?: boolean;
};

/** Renders the path from the home page to this page, which is its last step (NAV-09). */
export function Breadcrumbs({ trail, shortOnMobile = false }: BreadcrumbsProps) {
  const { localHref } = useSite();
  const t = useMessages('navigation');
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <a className={styles.home} href={localHref(homeUri)} aria-label={t('home')}>
            <Icon name="home" />
          </a>
        </li>
        {trail.slice(0, -1).map(({ title, uri }) => (
          <li key={uri} className={styles.step}>
            <a className={styles.link} href={localHref(uri)}>
              {title}
            </a>
          </li>
        ))}
        {trail.slice(-1).map(({ title, uri }) => (
          <li key={uri} className={shortOnMobile ? styles.longStep : styles.step}>
            <span aria-current="page">{title}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
