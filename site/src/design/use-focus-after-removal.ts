import { useEffect, useRef } from 'react';

/**
 * Where the focus goes after a row of a list has gone: to what the selector finds in the next row, or in the last one; to the list itself where none
 * is left.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number, selector: string) {
  const list = useRef<List>(null);
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for the rows that are left
  useEffect(() => {
    if (removed.current === undefined) return;
    const left = list.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const next = left[Math.min(removed.current, left.length - 1)] ?? list.current;
    next?.focus();
    removed.current = undefined;
  }, [count]);
  const focusAfterRemoval = (place: number) => {
    removed.current = place;
  };
  return { list, focusAfterRemoval };
}
