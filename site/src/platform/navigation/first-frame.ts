import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Lets the first frame of a page that a link leads to lay out what is in the window; the rest follows at once after it. Back and forward
 * return to a place, and a fragment leads to one, which takes the whole page.
 */
export function showWindowFirst(router: AnyRouter): void {
  let isWayOn = false;
  const history: RouterHistory = router.history;
  history.subscribe(({ action }) => {
    isWayOn = action.type === 'PUSH';
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!isWayOn || !pathChanged || toLocation.hash) return;
    const { dataset } = document.documentElement;
    dataset.frame = 'first';
    requestAnimationFrame(() => setTimeout(() => delete dataset.frame));
  });
}
