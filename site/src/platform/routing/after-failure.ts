import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { dataAtHand } from '../navigation/data-at-hand.ts';
import { refuseQuery } from '../navigation/refused-query.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { pageFailure } from './page-failure.ts';
import { copyInstead, renewal } from './renewal.ts';

type FailedLoad = {
  context: RouterContext;
  location: { publicHref: string };
  abortController: AbortController;
  /** Whether the page is fetched ahead, before anybody goes there. */
  preload?: boolean;
};

/**
 * What the loader of a page does about a failure: it answers what is at hand and shown already, or throws. Where the failure was of
 * another query of the page that is shown, the page stays: the way back ends the load.
 */
export async function afterFailure<Data>(
  thrown: unknown,
  { context, location, abortController, preload }: FailedLoad,
): Promise<Data> {
  const { signal } = abortController;
  if (signal.aborted) throw thrown;
  const renewed = renewal(location.publicHref, preload === true);
  if (renewed) throw renewed;
  if (isRedirect(thrown) || isNotFound(thrown)) throw thrown;
  // Nobody has asked for it yet: the visit will ask again, and tell of it.
  if (preload) throw notFound();
  const atHand = dataAtHand(location.publicHref);
  if (atHand) {
    context.report(thrown);
    return atHand as Data;
  }
  if (!refuseQuery(location.publicHref)) {
    throw copyInstead(location.publicHref, thrown) ?? (await pageFailure(thrown, context));
  }
  context.report(thrown);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  throw thrown;
}
