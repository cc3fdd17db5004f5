import { type RefObject, useEffect, useRef, useState } from 'react';

/** A mark in the page, and whether it has gone over the upper edge of the window. */
export function useHasPassed<Mark extends Element>(): [RefObject<Mark | null>, boolean] {
  const mark = useRef<Mark>(null);
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, hasPassed];
}
