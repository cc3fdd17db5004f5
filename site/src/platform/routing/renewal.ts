import { type AnyRouter, redirect } from '@tanstack/react-router';
import { endedSession } from '../data/ended-session.ts';

/** Where a page is asked for without a connection: to the same page as a document, of which the service worker has a copy or none (PAG-10). */
export function copyInstead(publicHref: string, thrown: unknown) {
  const isCutOff = thrown instanceof TypeError && navigator.serviceWorker?.controller;
  return isCutOff ? redirect<AnyRouter>({ href: publicHref, reloadDocument: true }) : undefined;
}

/** Where a member is led whose session has ended while browsing: away (ACC-13), or to the same page, loaded anew, for a guest (ACC-08). */
export function renewal(publicHref: string, isFetchedAhead: boolean) {
  const ended = endedSession.get();
  if (!ended || isFetchedAhead) return undefined;
  return redirect<AnyRouter>({ href: ended.leadsTo ?? publicHref, reloadDocument: true });
}
