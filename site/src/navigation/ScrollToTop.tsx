import { useEffect, useRef, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ScrollToTop.module.css';

/**
 * Renders the button that scrolls to the top. It appears after 100 px of scrolling and while the footer is out of view (PAG-08).
 * An observer watches both, so that no code runs during scrolling.
 */
export function ScrollToTop() {
  const t = useMessages('navigation');
  const top = useRef<HTMLSpanElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) isIntersecting ? seen.add(target) : seen.delete(target);
      setNeeded(seen.size === 0);
    });
    for (const element of [top.current, document.querySelector('main ~ * > footer')]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const rise = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <span ref={top} className={styles.top} />
      {isNeeded && (
        <button className={styles.button} type="button" aria-label={t('toTop')} onClick={rise}>
          <Icon name="arrow" />
        </button>
      )}
    </>
  );
}
