import { type ListData, listAddress, listPage, type ShownList } from './kept-lists.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether what the route has loaded is a list, which stays alive (PAG-02). */
    isList?(data: unknown): boolean;
  }
}

type Match = { routeId: string; params: unknown; loaderDeps: unknown; status: string; loaderData?: unknown };
type Route = { options: { staticData?: { isList?(data: unknown): boolean } } };

/** The list that the innermost match shows, if it is one. */
export function shownList(match: Match, routes: object): ShownList | undefined {
  const { routeId, params, loaderDeps, status, loaderData } = match;
  const route = (routes as Record<string, Route>)[routeId];
  if (status !== 'success' || !loaderData || !route?.options.staticData?.isList?.(loaderData)) return undefined;
  return {
    routeId,
    page: listPage(routeId, params),
    address: listAddress(routeId, params, loaderDeps),
    loaded: loaderData as ListData,
    deps: loaderDeps,
  };
}
