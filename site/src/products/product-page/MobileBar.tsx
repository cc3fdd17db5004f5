import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './MobileBar.module.css';

type MobileBarProps = {
  /** Element with the same buttons in the page; the bar is hidden while it is visible. */
  inPage: RefObject<Element | null>;
  children: ReactNode;
};

/**
 * Renders the heart and the quotation button at the foot of small windows (HERO-05). The bar is visible while the page's own
 * buttons are not. It is part of the content, so it stays above the footer.
 */
export function MobileBar({ inPage, children }: MobileBarProps) {
  const [isAtHand, setAtHand] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAtHand(entry?.isIntersecting ?? false));
    if (inPage.current) observer.observe(inPage.current);
    return () => observer.disconnect();
  }, [inPage]);
  return (
    <div className={styles.bar} data-needed={!isAtHand}>
      {children}
    </div>
  );
}
