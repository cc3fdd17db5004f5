import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './SectionNavigation.module.css';
import { useCurrentSection } from './use-current-section.ts';

type SectionNavigationProps = {
  /** Title of the page, which appears in the bar once its heading is out of view. */
  title: string;
  sections: readonly { id: string; title: string }[];
  /** Whether the page contains the sections already. */
  areRendered: boolean;
  /** Button at the end of the bar while it is fixed. */
  children: ReactNode;
};

/** Renders the links to the sections of a product page, fixed at the top of the window after scrolling (NAV-10). */
export function SectionNavigation({ title, sections, areRendered, children }: SectionNavigationProps) {
  const t = useMessages('products/product-page');
  const current = useCurrentSection(sections, areRendered);
  const [mark, isFixed] = useHasPassed<HTMLDivElement>();
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // The initial position is correct, and measuring it would force a layout during the first render.
    if (shown.current === current) return;
    shown.current = current;
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // A row that is wider than the window scrolls to the current section.
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

/** Returns a ref for a mark in the page, and whether it has scrolled above the window. */
function useHasPassed<Mark extends Element>(): [RefObject<Mark | null>, boolean] {
  const mark = useRef<Mark>(null);
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setHasPassed(entries.at(-1)?.isIntersecting === false),
      // Everything below counts as visible, so that fast scrolling cannot skip the mark.
      { rootMargin: '0px 0px 1000000px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, hasPassed];
}
