import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './MobileBar.module.css';

type MobileBarProps = {
  /** The place in the page where the same is at hand: while it is seen, the bar is not. */
  inPage: RefObject<Element | null>;
  children: ReactNode;
};

/**
 * What is to be done with the product, at the foot of a small window (HERO-05). The bar belongs to the page's content: it stays
 * above the footer and covers nothing of it.
 */
export function MobileBar({ inPage, children }: MobileBarProps) {
  const [isNeeded, setNeeded] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting));
    if (inPage.current) observer.observe(inPage.current);
    return () => observer.disconnect();
  }, [inPage]);
  return (
    <div className={styles.bar} data-needed={isNeeded}>
      {children}
    </div>
  );
}
