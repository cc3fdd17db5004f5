import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './ScrollPlace.module.css';

type ScrollPlaceProps = { scroller: RefObject<HTMLElement | null>; count: number };

/** Shows which columns are in sight while the comparison scrolls sideways: in words, and as a part of a dimension line. */
export function ScrollPlace({ scroller, count }: ScrollPlaceProps) {
  const t = useMessages('products/comparison');
  const [{ first, last }, setRange] = useState({ first: 1, last: Math.min(2, count) });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const column = element.querySelector('thead th')?.getBoundingClientRect().width ?? 0;
      const seen = Math.floor((element.clientWidth + column * 0.1) / Math.max(1, column));
      const start = Math.min(Math.round(element.scrollLeft / Math.max(1, column)), Math.max(0, count - seen));
      setRange((before) => {
        const next = { first: start + 1, last: Math.min(count, start + Math.max(1, seen)) };
        return next.first === before.first && next.last === before.last ? before : next;
      });
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [scroller, count]);
  const style = { '--from': (first - 1) / count, '--share': (last - first + 1) / count } as CSSProperties;
  return (
    <p className={styles.place} style={style}>
      <span className={styles.words}>{t('place', { first, last, count })}</span>
      <span className={styles.line} aria-hidden="true" />
    </p>
  );
}
