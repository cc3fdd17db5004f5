import type { AnyRouter } from '@tanstack/react-router';
import { watchFocus } from './watched-focus.ts';

/** After a navigation the focus stands at the content of the new page, as after loading a document, unless the visitor is busy elsewhere. */
export function focusContentAfterNavigation(router: AnyRouter, contentId: string): void {
  let mayMove = watchFocus();
  // What had the focus and closes on the way, as the search bar, has closed by now.
  router.subscribe('onBeforeLoad', () => {
    mayMove = watchFocus();
  });
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation && mayMove()) document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}
