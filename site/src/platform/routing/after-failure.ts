import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { loadedRouteData } from '../navigation/loaded-route-data.ts';
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
