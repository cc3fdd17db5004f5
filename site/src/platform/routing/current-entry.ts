import { matchPath, type PathKey } from '@plantsoen/contract/paths.ts';
import { createContext, useContext } from 'react';
import type { FragmentOf } from '../data/operation.ts';
import type { PageMetadataFragment } from '../generated/operations-types.ts';

/** Data of a page's entry for the shell: head, breadcrumbs and language switcher. */
export type PageEntry = FragmentOf<PageMetadataFragment> & {
  __typename: string;
  id: number;
  uri: string;
  breadcrumbs: { title: string; uri: string }[];
  routeTranslations: { siteId: number; uri: string }[];
  /** Only for pages. */
  hero?: { variant: string; image: object | null } | null;
};

type Matches = { matches: readonly { status: string; pathname: string; loaderData?: unknown }[] };

/** Returns the entry that the innermost route has loaded; undefined on pages without one, such as error pages. */
export function currentEntry({ matches }: Matches): PageEntry | undefined {
  const last = matches.at(-1);
  if (last?.status !== 'success') return undefined;
  return (last.loaderData as { entry?: PageEntry } | undefined)?.entry;
}

/** Returns the key of the current path; undefined for an unknown path. */
export function currentPathKey({ matches }: Matches): PathKey | undefined {
  return matchPath(matches.at(-1)?.pathname ?? '', 'en')?.key;
}

/** The entry of the current page, for nested views. */
export const CurrentEntry = createContext<PageEntry | undefined>(undefined);

/** Returns the entry of the page that a view is part of; undefined on pages without one. */
export function useCurrentEntry(): PageEntry | undefined {
  return useContext(CurrentEntry);
}
