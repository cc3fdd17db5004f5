import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { leaveFor } from './leave.ts';

type GuardArguments = { context: RouterContext; location: { publicHref: string } };

/** The redirect of a guest to sign-in, which leads back to where the guest came from (ACC-08). */
export function signIn(address: SiteAddress, from: string, reason?: 'favourite') {
  const query = new URLSearchParams({ return: 'true', path: from, ...(reason && { reason }) });
  return leaveFor(`${hrefsFor(address).hrefOf('login')}?${query}`, 302);
}

/** Lets members alone into a route (ACC-08). */
export function membersOnly(reason?: 'favourite') {
  return ({ context, location }: GuardArguments) => {
    if (!context.isMember) throw signIn(context.address, location.publicHref, reason);
  };
}

/** Leads members away from a route that is for guests, to their account (ACC-08). */
export function guestsOnly({ context }: GuardArguments) {
  if (context.isMember) throw leaveFor(hrefsFor(context.address).hrefOf('account'), 302);
}
