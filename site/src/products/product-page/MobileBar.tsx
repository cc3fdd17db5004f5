import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './MobileBar.module.css';

type MobileBarProps = {
  /** The place in the page where the same is at hand: while it is seen, the bar is not. */
  inPage: RefObject<Element | null>;
  children: ReactNode;
};

/** How far one has scrolled when the bar comes, px: at the top it would lie over half a choice, with too little left to be hit. */
const appearsAfter = 40;

/**
 * What is to be done with the product, at the foot of a small window once one has begun to scroll (HERO-05). The bar belongs to the
 * page's content: it stays above the footer and covers nothing of it.
 */
export function MobileBar({ inPage, children }: MobileBarProps) {
  const [isAtHand, setAtHand] = useState(false);
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const follow = () => setAtTop(scrollY <= appearsAfter);
    // It answers once the page has been laid out: to read the scroll position before costs a layout of its own.
    const observer = new IntersectionObserver(([entry]) => {
      setAtHand(entry?.isIntersecting ?? false);
      follow();
    });
    if (inPage.current) observer.observe(inPage.current);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
    };
  }, [inPage]);
  return (
    <div className={styles.bar} data-needed={!isAtHand && !isAtTop}>
      {children}
    </div>
  );
}
