import { type PathKey, type PathParameters, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { type AnyRouter, redirect } from '@tanstack/react-router';
import type { Operation } from '../data/operation.ts';
import type { Query } from '../data/query.ts';
import { hrefsFor } from '../locale/hrefs.ts';
import { withQuery } from '../query-string.ts';
import { asJson } from '../rendering/loader-data.ts';
import type { LoadedRoute, RouterContext } from '../rendering/router-context.ts';
import { afterFailure } from './after-failure.ts';
import { signIn } from './members.ts';
import { failureWith, pageNotFound } from './page-failure.ts';
import { sessionEndedRedirect } from './session-ended-redirect.ts';

/** Answer of a page's operation, which always contains `entry`. */
export type EntryAnswer = { entry: { __typename: string } };

/** Answer whose entry has one of the types that a page shows, as passed to the page's view. */
export type PageData<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']> = Omit<Answer, 'entry'> & {
  entry: Extract<Answer['entry'], { __typename: Type }>;
};

type LoaderArguments = {
  context: RouterContext;
  params: PathParameters;
  location: { publicHref: string };
  abortController: AbortController;
  route?: LoadedRoute;
  /** Whether the page is prefetched. */
  preload?: boolean;
};

type AddressVariables = { uri: string; siteId: number };

/** Loads further data once the entry of a page is known. */
export type More<Data, Further> = (data: Data, ask: { query: Query; siteId: number }) => Promise<Further>;

/**
 * Returns the loader of a page: it runs the operation at the page's address and returns data whose entry has one of the types in `shows`.
 * Moved entries redirect, members' entries redirect guests to the log-in page, and absent ones throw 404. Of a server-rendered page's
 * data only the part selected by `serialized` is sent.
 */
export function pageLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename'], Further = unknown>(
  key: PathKey,
  operation: Operation<Answer, AddressVariables>,
  shows: readonly Type[],
  more?: More<PageData<Answer, Type>, Further>,
  serialized?: (data: PageData<Answer, Type>) => object,
) {
  type Page = PageData<Answer, Type> & Further & { changes: number };
  return async ({ context, params, location, abortController, route, preload }: LoaderArguments): Promise<Page> => {
    const { signal } = abortController;
    const { siteId, address } = context;
    const query: Query = (asked, variables) => context.query(asked, variables, signal);
    const prepared = route && context.prepareView?.(route);
    try {
      if (context.failure) throw await failureWith(context.failure, context);
      const uri = uriOfPath(pathOf(key, address.locale, params));
      const metadata = context.loadMetadata?.(uri);
      const answer = await query(operation, { uri, siteId });
      // A document may be older than the data its page loads, so the answer states its change position.
      const changes = context.changes();
      if (!isShown(answer, shows)) throw await resolveMissingEntry(answer.entry, context, location.publicHref);
      const further = await more?.(answer, { query, siteId });
      context.noteLoaded?.(location.publicHref);
      await prepared;
      await metadata;
      // An earlier request of the page may have ended the session, so that this one was answered as to a guest.
      const renewed = sessionEndedRedirect(location.publicHref, preload === true);
      if (renewed) throw renewed;
      const data = { ...(answer as PageData<Answer, Type>), ...(further as Further), changes };
      return asJson(data, serialized?.(data));
    } catch (thrown) {
      return afterFailure<Page>(thrown, { context, location, abortController, preload });
    }
  };
}

function isShown<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']>(
  answer: Answer,
  shows: readonly Type[],
): answer is Answer & PageData<Answer, Type> {
  return (shows as readonly string[]).includes(answer.entry.__typename);
}

type Entry = EntryAnswer['entry'];
type Move = { __typename: 'EntryMoved'; uri: string; url?: string | null; permanent: boolean };

const isMove = (entry: Entry): entry is Move => entry.__typename === 'EntryMoved';

/** Returns the redirect or 404 for an address without a visible entry; `from` is the href of that address. */
export async function resolveMissingEntry(entry: Entry, context: RouterContext, from: string) {
  if (entry.__typename === 'EntryForMembers') return signIn(context.address, from);
  if (!isMove(entry)) return pageNotFound(context, entry.__typename === 'EntryGone');
  const href = entry.url ?? hrefsFor(context.address).localHref(entry.uri);
  return redirect<AnyRouter>({ href: withQuery(href, from.split('?')[1] ?? ''), statusCode: entry.permanent ? 301 : 302 });
}
