import type { AnyRouter } from '@tanstack/react-router';
import { trackFocus } from './focus-tracking.ts';

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
