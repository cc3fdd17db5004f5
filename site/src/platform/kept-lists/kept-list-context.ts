import { createContext, useContext } from 'react';
import { type KeptList, type ListData, listAddress, listPage } from './kept-lists.ts';

export const KeptListContext = createContext<KeptList | undefined>(undefined);

/** The list a view is part of; undefined in the outlet, where the component of a list's route shows nothing. */
type ListOf<Route extends { useLoaderData(): unknown; useLoaderDeps(): unknown }> = {
  data: ReturnType<Route['useLoaderData']>;
  deps: ReturnType<Route['useLoaderDeps']>;
};

/**
 * What a list's route has loaded, for its component: `useKeptList<typeof Route>()`. A hidden list keeps what it was shown with,
 * while the hooks of the router tell of the page that is shown instead.
 */
export function useKeptList<Route extends { useLoaderData(): unknown; useLoaderDeps(): unknown }>(): ListOf<Route> | undefined {
  return useContext(KeptListContext) as ListOf<Route> | undefined;
}

/** The lists that are alive in this window; none on the server. */
let kept: readonly KeptList[] = [];

export function publishLists(lists: readonly KeptList[]): void {
  kept = lists;
}

type LoadArguments = { route: { id: string }; params: unknown; deps: unknown };

/** The list that is kept at an address, with its filters. */
export function keptList({ route, params, deps }: LoadArguments): KeptList | undefined {
  const address = listAddress(route.id, params, deps);
  return kept.find((list) => list.address === address);
}

/**
 * The `shouldReload` of a list's route: what is kept alive is not asked for again, however long ago it was loaded. Where no list is alive any more,
 * one that shows more than its first hits is: those that were loaded beyond them have gone with it.
 */
export function reloadUnlessKept({
  location,
  ...load
}: LoadArguments & { location: { search: { show?: string } } }): boolean | undefined {
  if (keptList(load)) return false;
  return location.search.show ? true : undefined;
}

/** What is kept of a list's page under whatever filters, for a loader that needs to ask for no more than its hits. */
export function keptPage({ route, params }: Omit<LoadArguments, 'deps'>): ListData | undefined {
  const page = listPage(route.id, params);
  return kept.findLast((list) => list.page === page)?.loaded;
}
