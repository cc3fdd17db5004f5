import { DataError } from '../data/data-error.ts';
import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { pageFailure } from './page-failure.ts';
import { redirectTo } from './redirect.ts';
import { returnQuery } from './safe-return-to.ts';

type GuardArguments = { context: RouterContext; location: { publicHref: string } };

/** Returns the redirect of a guest to the log-in page, which leads back to `from` (ACC-08). */
export function signIn(address: SiteAddress, from: string, reason?: 'favourite') {
  return redirectTo(hrefsFor(address).hrefOf('login') + returnQuery(from, reason && { reason }), 302);
}

/** Guard for a route that is for members only. */
const membersOnly =
  (reason?: 'favourite') =>
  ({ context, location }: GuardArguments) => {
    if (!context.isMember) throw signIn(context.address, location.publicHref, reason);
  };

/** Guard for a route that is for guests only: redirects members to their account. */
function guestsOnly({ context }: GuardArguments) {
  if (context.isMember) throw redirectTo(hrefsFor(context.address).hrefOf('account'), 302);
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
