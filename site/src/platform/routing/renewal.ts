import { type AnyRouter, redirect } from '@tanstack/react-router';
import { endedSession } from '../data/ended-session.ts';

/** Where a member is led whose session has ended while browsing: to the same page, loaded anew, for a guest (ACC-13). */
export function renewal(publicHref: string, isFetchedAhead: boolean) {
  if (!endedSession.get() || isFetchedAhead) return undefined;
  return redirect<AnyRouter>({ href: publicHref, reloadDocument: true });
}
