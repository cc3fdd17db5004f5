import { DataError } from '../data/data-error.ts';
import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { leaveFor } from './leave.ts';
import { pageFailure } from './page-failure.ts';
import { backTo } from './way-back.ts';

type GuardArguments = { context: RouterContext; location: { publicHref: string } };

/** The redirect of a guest to sign-in, which leads back to where the guest came from (ACC-08). */
export function signIn(address: SiteAddress, from: string, reason?: 'favourite') {
  return leaveFor(hrefsFor(address).hrefOf('login') + backTo(from, reason && { reason }), 302);
}

/** Lets members alone into a route. */
const membersOnly =
  (reason?: 'favourite') =>
  ({ context, location }: GuardArguments) => {
    if (!context.isMember) throw signIn(context.address, location.publicHref, reason);
  };

/** Leads members away from a route that is for guests, to their account. */
function guestsOnly({ context }: GuardArguments) {
  if (context.isMember) throw leaveFor(hrefsFor(context.address).hrefOf('account'), 302);
}

const guards = new Map<string, (asked: GuardArguments) => void>([
  ['members', membersOnly()],
  ['favourites', membersOnly('favourite')],
  ['guests', guestsOnly],
]);

/** What stands before a route, by its name (ACC-08). Nobody gets past one that there is not. */
export function guardedBy(name: 'members' | 'favourites' | 'guests') {
  const unknown = async ({ context }: GuardArguments) => {
    throw await pageFailure(new DataError('Unknown middleware'), context);
  };
  return guards.get(name) ?? unknown;
}
