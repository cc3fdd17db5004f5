import type { AnyRouter } from '@tanstack/react-router';
import { isOutdated } from '../data/site-changes.ts';

/** Before each navigation pages are forgotten that were loaded before the site's content last changed. */
export function forgetOutdatedPages(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    router.clearCache({ filter: ({ loaderData }) => isOutdated(loaderData) });
  });
}
