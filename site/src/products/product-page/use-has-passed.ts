import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref for a mark in the page, and whether it has scrolled above the window. */
export function useHasPassed<Mark extends Element>(): [RefObject<Mark | null>, boolean] {
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
