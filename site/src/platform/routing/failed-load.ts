import { isNotFound, isRedirect } from '@tanstack/react-router';
import { refuseQuery } from '../navigation/refused-query.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { pageFailure } from './page-failure.ts';
import { renewal } from './renewal.ts';

type FailedLoad = {
  context: RouterContext;
  location: { publicHref: string };
  abortController: AbortController;
  /** Whether the page is fetched ahead, before anybody goes there. */
  preload?: boolean;
};

/**
 * What the loader of a page throws instead of a failure. Where the failure was of another query of the page that is shown, the
 * page stays: the way back ends the load.
 */
export async function failedLoad(thrown: unknown, { context, location, abortController, preload }: FailedLoad): Promise<unknown> {
  const { signal } = abortController;
  if (signal.aborted) return thrown;
  const renewed = renewal(location.publicHref, preload === true);
  if (renewed) return renewed;
  if (!isRedirect(thrown) && !isNotFound(thrown) && refuseQuery(location.publicHref)) {
    context.report(thrown);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return thrown;
  }
  return pageFailure(thrown, context);
}
