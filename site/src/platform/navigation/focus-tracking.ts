import type { AnyRouter } from '@tanstack/react-router';

/**
 * Stores the focused element once the current action is over, such as closing a dialog. Returns a function that tells whether the focus
 * may move: not if the visitor has moved it meanwhile, or has opened a panel that will take it.
 */
export function trackFocus(): () => boolean {
  let before: Element | null = null;
  setTimeout(() => {
    before = document.activeElement;
  });
  return () => {
    const now = document.activeElement;
    if (!before || now === document.body || !now?.checkVisibility()) return true;
    return now === before && !document.querySelector(':popover-open');
  };
}

/** Moves the focus to the content after a navigation, as after loading a document, unless the visitor has moved it elsewhere. */
export function focusContentAfterNavigation(router: AnyRouter, contentId: string): void {
  let mayMove = trackFocus();
  // Elements that close on navigation, such as the search bar, have closed by now.
  router.subscribe('onBeforeLoad', () => {
    mayMove = trackFocus();
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation && mayMove()) document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}
