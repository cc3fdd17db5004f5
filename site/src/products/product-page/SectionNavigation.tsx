import { useMessages } from '../messages.ts';
import styles from './SectionNavigation.module.css';

type SectionNavigationProps = { sections: readonly { id: string; title: string }[] };

/** The way through the sections of a product page; it stays at the top of the window (NAV-10). */
export function SectionNavigation({ sections }: SectionNavigationProps) {
  const t = useMessages();
  return (
    <nav className={styles.bar} aria-label={t('onThisPage')}>
      <ul className={styles.sections}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.section} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
