import { useEffect, useRef } from 'react';

/**
 * Moves the focus after a row of a list was removed: to the match of `selector` in the next or last row, or to the list if it is
 * empty. Returns the ref of the list and the function to call with the index of the removed row.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(count: number, selector: string) {
  const list = useRef<List>(null);
  const removed = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each change of the number of rows
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
