import type { AnyRouter } from '@tanstack/react-router';
import { isOutdated } from '../data/site-changes.ts';

/** Drops outdated pages from the cache before each navigation; lists only if a type they show has changed (PAG-02). */
export function forgetOutdatedPages(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', () => {
    router.clearCache({
      filter: ({ loaderData, staticData }) => isOutdated(loaderData, staticData?.isList),
    });
  });
}
