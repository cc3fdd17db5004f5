import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './MobileBar.module.css';

type MobileBarProps = {
  /** The place in the page where the same is at hand: while it is seen, the bar is not. */
  inPage: RefObject<Element | null>;
  children: ReactNode;
};

/**
 * The heart and the quotation button at the foot of a small window (HERO-05), in view at once and for as long as the page's own are
 * not. The bar belongs to the page's content: it stays above the footer and covers nothing of it.
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
