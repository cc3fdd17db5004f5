import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './FoldingSection.module.css';

type FoldingSectionProps = {
  id: string;
  title: string;
  /** Leaves the section out of print. */
  isForScreen?: boolean;
  children: ReactNode;
};

/**
 * Renders a side section that is closed on phones until its heading is pressed or a link leads to it. In wide windows, without scripts
 * and on paper it is always open.
 */
export function FoldingSection({ id, title, isForScreen, children }: FoldingSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (section.current?.contains(target)) setOpen(true);
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, []);
  return (
    <section
      ref={section}
      className={`${styles.section} ${isForScreen ? styles.screen : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <details className={styles.disclosure} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary} aria-labelledby={`${id}-title`}>
          <Icon name="plus" />
        </summary>
      </details>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
