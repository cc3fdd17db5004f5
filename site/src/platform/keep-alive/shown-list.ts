import { type ListData, listAddress, listPage, type ShownList } from './keep-alive-lists.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the loaded data of the route is a list, which stays mounted (PAG-02). */
    isList?(data: unknown): boolean;
  }
}

type Match = { routeId: string; params: unknown; loaderDeps: unknown; status: string; loaderData?: unknown };
type Route = { options: { staticData?: { isList?(data: unknown): boolean } } };

/** Returns the list of the innermost match; undefined if it is not a list. */
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
