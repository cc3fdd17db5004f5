import type { AnyRouter } from '@tanstack/react-router';

/** After a navigation the focus stands at the content of the new page, as after loading a document. */
export function focusContentAfterNavigation(router: AnyRouter, contentId: string): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) document.getElementById(contentId)?.focus({ preventScroll: true });
  });
}
