import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from './messages.ts';
import styles from './SectionNavigation.module.css';
import { useCurrentSection } from './use-current-section.ts';
import { useHasPassed } from './use-has-passed.ts';

type SectionNavigationProps = {
  /** What the page is about: it stands in the bar once its heading has gone. */
  title: string;
  sections: readonly { id: string; title: string }[];
  /** The button at the end of the bar, while that is fixed. */
  children: ReactNode;
};

/** The way through the sections of a product page; fixed at the top of the window once it gets there (NAV-10). */
export function SectionNavigation({ title, sections, children }: SectionNavigationProps) {
  const t = useMessages();
  const current = useCurrentSection(sections);
  const [mark, isFixed] = useHasPassed<HTMLDivElement>();
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // At first it stands where it should: to look would cost the page a layout while it is built.
    if (shown.current === current) return;
    shown.current = current;
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Where the row is wider than the window, it follows.
    if (link) row.current?.scrollTo({ left: link.offsetLeft - row.current.offsetLeft });
  }, [current]);
  return (
    <>
      <div ref={mark} />
      <div className={styles.bar} data-fixed={isFixed || undefined}>
        <div className={styles.content}>
          <div className={styles.words}>
            <span className={styles.title}>{title}</span>
            <nav className={styles.navigation} aria-label={t('onThisPage')}>
              <ul ref={row} className={styles.sections}>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      className={styles.section}
                      href={`#${section.id}`}
                      aria-current={section.id === current ? 'true' : undefined}
                    >
                      {section.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={styles.button}>{children}</div>
        </div>
      </div>
    </>
  );
}
