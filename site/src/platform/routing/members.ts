import { type AnyRouter, redirect } from '@tanstack/react-router';
import { DataError } from '../data/data-error.ts';
import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { pageFailure } from './page-failure.ts';
import { returnQuery } from './return-query.ts';

type GuardArguments = { context: RouterContext; location: { publicHref: string } };

/** Returns the redirect of a guest to the log-in page, which leads back to `from` (ACC-08). */
export function signIn(address: SiteAddress, from: string, reason?: 'favourite') {
  const href = hrefsFor(address).hrefOf('login') + returnQuery(from, reason && { reason });
  return redirect<AnyRouter>({ href, statusCode: 302 });
}

/** Guard for a route that is for members only. */
const membersOnly =
  (reason?: 'favourite') =>
  ({ context, location }: GuardArguments) => {
    if (!context.isMember) throw signIn(context.address, location.publicHref, reason);
  };

/** Guard for a route that is for guests only: redirects members to their account. */
function guestsOnly({ context }: GuardArguments) {
  if (context.isMember) throw redirect<AnyRouter>({ href: hrefsFor(context.address).hrefOf('account'), statusCode: 302 });
}

const guards = new Map<string, (asked: GuardArguments) => void>([
  ['members', membersOnly()],
  ['favourites', membersOnly('favourite')],
  ['guests', guestsOnly],
]);

/** Returns the guard of a route by name (ACC-08). An unknown guard refuses everyone. */
export function guardedBy(name: 'members' | 'favourites' | 'guests') {
  const unknown = async ({ context }: GuardArguments) => {
    throw await pageFailure(new DataError('unknown route guard'), context);
  };
  return guards.get(name) ?? unknown;
}
