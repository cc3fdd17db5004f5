import type { AnyRouter } from '@tanstack/react-router';
import { watchFocus } from './watched-focus.ts';

/** Moves the focus to the content after a navigation, as after loading a document, unless the visitor has moved it elsewhere. */
export function focusContentAfterNavigation(router: AnyRouter, contentId: string): void {
  let mayMove = watchFocus();
  // Elements that close on navigation, such as the search bar, have closed by now.
  router.subscribe('onBeforeLoad', () => {
    mayMove = watchFocus();
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation && mayMove()) document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}
