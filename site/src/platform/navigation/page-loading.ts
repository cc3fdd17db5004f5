import type { AnyRouter } from '@tanstack/react-router';
import { LoadingProgress } from './loading-progress.ts';

const progress = new LoadingProgress();
let awaited: string | undefined;

/** Loading state of the next page. */
export const pageLoading = progress.state;

/** Records that the data of a page has arrived, either of the next page or of a prefetched one. */
export function noteLoadedData(publicHref: string): void {
  if (publicHref === awaited) progress.step('data');
}

/** Shows the loading bar during each change of route or parameters (PAG-04). */
export function followLoading(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to }) => {
    if (!from || (from.pathname === to.pathname && from.searchStr === to.searchStr)) return;
    awaited = to.publicHref;
    progress.start();
    void noteLoadedCode(router, to.pathname);
  });
  router.subscribe('onResolved', () => {
    awaited = undefined;
    progress.finish();
  });
}

async function noteLoadedCode(router: AnyRouter, pathname: string): Promise<void> {
  const page = awaited;
  const [branch] = router.getMatchedRoutes(pathname);
  const route = branch.at(-1);
  if (route) await router.loadRouteChunk(route);
  if (page === awaited) progress.step('code');
}
