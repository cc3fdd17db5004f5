import { type RefObject, useEffect, useRef, useState } from 'react';

/** A mark in the page, and whether it has gone over the upper edge of the window. */
export function useHasPassed<Mark extends Element>(): [RefObject<Mark | null>, boolean] {
  const mark = useRef<Mark>(null);
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setHasPassed(entries.at(-1)?.isIntersecting === false),
      // All that is still to come counts as seen, so that no scroll is so fast that the mark passes unnoticed.
      { rootMargin: '0px 0px 1000000px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, hasPassed];
}
