import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { useDeferredValue } from 'react';

let isWayOn = false;

/**
 * Lets the first frame of a page that a link leads to lay out what is in the window; the rest follows at once after it. Back and forward
 * return to a place, and a fragment leads to one, which takes the whole page. The server sends the first page of a visit with the same
 * mark, which the start script removes (start-script.ts).
 */
export function showWindowFirst(router: AnyRouter): void {
  isWayOn = false;
  const history: RouterHistory = router.history;
  history.subscribe(({ action, location }) => {
    isWayOn = action.type === 'PUSH' && !location.hash;
  });
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (!isWayOn || !pathChanged) return;
    const { dataset } = document.documentElement;
    dataset.frame = 'first';
    requestAnimationFrame(() => setTimeout(() => delete dataset.frame));
  });
}

/**
 * Returns whether a page renders its parts below the window: after its first frame if a link leads to its start, and otherwise at once,
 * also on the server.
 */
export function useRestOfPage(): boolean {
  return useDeferredValue(true, isWayOn ? false : undefined);
}
