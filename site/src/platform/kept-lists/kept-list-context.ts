import { createContext, useContext } from 'react';
import { type KeptList, listAddress } from './kept-lists.ts';

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

/** The addresses of the lists that are alive in this window. */
let keptAddresses: readonly string[] = [];

export function publishAddresses(addresses: readonly string[]): void {
  keptAddresses = addresses;
}

type LoadArguments = { route: { id: string }; params: unknown; deps: unknown };

/** The `shouldReload` of a list's route: what is kept alive is not asked for again, however long ago it was loaded. */
export function reloadUnlessKept({ route, params, deps }: LoadArguments): false | undefined {
  return keptAddresses.includes(listAddress(route.id, params, deps)) ? false : undefined;
}
