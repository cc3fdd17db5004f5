import { createContext, useContext } from 'react';
import { type KeepAliveList, type ListData, listAddress, listPage } from './keep-alive-lists.ts';

export const KeepAliveListContext = createContext<KeepAliveList | undefined>(undefined);

/** Data of the list that a view is part of; undefined in the outlet, where the component of a list's route renders nothing. */
type ListOf<Route extends { useLoaderData(): unknown; useLoaderDeps(): unknown }> = {
  data: ReturnType<Route['useLoaderData']>;
  deps: ReturnType<Route['useLoaderDeps']>;
};

/**
 * Returns the loaded data of a list's route: `useKeepAliveList<typeof Route>()`. A hidden list keeps its data, while the hooks of the router
 * refer to the current page.
 */
export function useKeepAliveList<Route extends { useLoaderData(): unknown; useLoaderDeps(): unknown }>():
  | ListOf<Route>
  | undefined {
  return useContext(KeepAliveListContext) as ListOf<Route> | undefined;
}

/** The mounted lists of this window; empty on the server. */
let mountedLists: readonly KeepAliveList[] = [];

export function publishKeepAliveLists(lists: readonly KeepAliveList[]): void {
  mountedLists = lists;
}

type LoadArguments = { route: { id: string }; params: unknown; deps: unknown };

/** Returns the mounted list of an address with its filters, or undefined. */
export function keepAliveList({ route, params, deps }: LoadArguments): KeepAliveList | undefined {
  const address = listAddress(route.id, params, deps);
  return mountedLists.find((list) => list.address === address);
}

/**
 * The `shouldReload` of a list's route. A mounted list is not loaded again, regardless of its age. If no list is mounted, a list with
 * more than its first hits is loaded again, because the further hits are lost.
 */
export function reloadUnlessAlive({
  location,
  ...load
}: LoadArguments & { location: { search: { show?: string } } }): boolean | undefined {
  if (keepAliveList(load)) return false;
  return location.search.show ? true : undefined;
}

/** Returns loaded data of a list's page with any filters, for a loader that needs only the hits, or `undefined`. */
export function keepAlivePage({ route, params }: Omit<LoadArguments, 'deps'>): ListData | undefined {
  const page = listPage(route.id, params);
  return mountedLists.findLast((list) => list.page === page)?.loaded;
}
