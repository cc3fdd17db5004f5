import { type AnyRouter, isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { refuseQuery } from '../navigation/refused-query.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { pageFailure } from './page-failure.ts';
import { offlineFallback, sessionEndedRedirect } from './session-ended-redirect.ts';

type FailedLoad = {
  context: RouterContext;
  location: { publicHref: string };
  abortController: AbortController;
  /** Whether the page is prefetched. */
  preload?: boolean;
};

/**
 * Handles a failure in a page's loader: returns data that is already visible, or throws. If another query of the current page has failed,
 * the page stays and going back in history ends the load.
 */
export async function afterFailure<Data>(
  thrown: unknown,
  { context, location, abortController, preload }: FailedLoad,
): Promise<Data> {
  const { signal } = abortController;
  if (signal.aborted) throw thrown;
  const renewed = sessionEndedRedirect(location.publicHref, preload === true);
  if (renewed) throw renewed;
  if (isRedirect(thrown) || isNotFound(thrown)) throw thrown;
  // A prefetch reports nothing: the visit requests the page again.
  if (preload) throw notFound();
  const atHand = loadedRouteData(location.publicHref);
  if (atHand) {
    context.report(thrown);
    return atHand as Data;
  }
  if (!refuseQuery(location.publicHref)) {
    throw offlineFallback(location.publicHref, thrown) ?? (await pageFailure(thrown, context));
  }
  context.report(thrown);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  throw thrown;
}

let browserRouter: AnyRouter | undefined;

/** Stores the router of the window for look-ups of its data. */
export function noteLoadedRouteData(router: AnyRouter): void {
  browserRouter = router;
}

/** Returns the data of the target page if it is already visible while it is loaded again; otherwise undefined. */
function loadedRouteData(publicHref: string): unknown {
  const location = browserRouter?.latestLocation;
  if (!browserRouter || location?.publicHref !== publicHref) return undefined;
  const page = browserRouter.matchRoutes(location).at(-1);
  return page?.status === 'success' ? page.loaderData : undefined;
}
