import type { AnyRouter } from '@tanstack/react-router';
import { isOutdated } from '../data/site-changes.ts';

/**
 * Before each navigation pages are forgotten that were loaded before the site's content last changed; of the lists that stay alive
 * only those that show content of a type that has changed (PAG-02).
 */
export function forgetOutdatedPages(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    router.clearCache({
      filter: ({ loaderData, staticData }) => isOutdated(loaderData, staticData?.isList),
    });
  });
}
