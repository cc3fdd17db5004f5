import type { AnyRouter } from '@tanstack/react-router';

let browserRouter: AnyRouter | undefined;

/** Lets what the router of the window holds be looked up. */
export function noteDataAtHand(router: AnyRouter): void {
  browserRouter = router;
}

/** The data of the page that the visitor goes to, where it is shown with what it had while it is asked for again. */
export function dataAtHand(publicHref: string): unknown {
  const location = browserRouter?.latestLocation;
  if (!browserRouter || location?.publicHref !== publicHref) return undefined;
  const page = browserRouter.matchRoutes(location).at(-1);
  return page?.status === 'success' ? page.loaderData : undefined;
}
