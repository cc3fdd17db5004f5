import { matchPath, paths } from '@plantsoen/contract/paths.ts';
import type { FragmentOf } from '../data/fragment.ts';
import type { PageMetadataFragment } from '../generated/operations-types.ts';

/** What every page's entry tells the shell around it: head, breadcrumbs and language switcher. */
export type PageEntry = FragmentOf<PageMetadataFragment> & {
  __typename: string;
  id: number;
  uri: string;
  breadcrumbs: { title: string; uri: string }[];
  routeTranslations: { siteId: number; uri: string }[];
  /** Of pages. */
  hero?: { variant: string; image: object | null } | null;
};

type Matches = { matches: readonly { status: string; pathname: string; loaderData?: unknown }[] };

/** The entry that the innermost route has loaded; undefined on pages without one, as error pages are. */
export function currentEntry({ matches }: Matches): PageEntry | undefined {
  const last = matches.at(-1);
  if (last?.status !== 'success') return undefined;
  return (last.loaderData as { entry?: PageEntry } | undefined)?.entry;
}

/** The name of the route that is shown, the same in every locale (PAG-13); undefined where a path has none. */
export function currentRoute({ matches }: Matches) {
  const match = matchPath(matches.at(-1)?.pathname ?? '', 'en');
  return match && paths[match.key].route;
}
