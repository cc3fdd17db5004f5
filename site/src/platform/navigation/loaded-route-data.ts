import type { AnyRouter } from '@tanstack/react-router';

let browserRouter: AnyRouter | undefined;

/** Stores the router of the window for look-ups of its data. */
export function noteLoadedRouteData(router: AnyRouter): void {
  browserRouter = router;
}

/** Returns the data of the target page if it is already visible while it is loaded again; otherwise undefined. */
export function loadedRouteData(publicHref: string): unknown {
  const location = browserRouter?.latestLocation;
  if (!browserRouter || location?.publicHref !== publicHref) return undefined;
  const page = browserRouter.matchRoutes(location).at(-1);
  return page?.status === 'success' ? page.loaderData : undefined;
}
