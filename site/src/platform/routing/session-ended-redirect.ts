import { type AnyRouter, redirect } from '@tanstack/react-router';
import { DataError } from '../data/data-error.ts';
import { endedSession } from '../data/ended-session.ts';

/**
 * Returns the redirect to the same page as a document: without a connection the service worker may have a copy (PAG-10), without the API
 * the server may have a stale one (ERR-02). Returns undefined for any other failure, and on the server.
 */
export function offlineFallback(publicHref: string, thrown: unknown) {
  if (typeof document === 'undefined') return undefined;
  const isCutOff = thrown instanceof TypeError && navigator.serviceWorker?.controller;
  const isUnavailable = thrown instanceof DataError && thrown.statusCode === 503;
  return isCutOff || isUnavailable ? redirect<AnyRouter>({ href: publicHref, reloadDocument: true }) : undefined;
}

/**
 * Returns the redirect of a member whose session has ended while browsing: to another page (ACC-13), or to the same page as a guest
 * (ACC-08). Returns undefined without an ended session and for a prefetch.
 */
export function sessionEndedRedirect(publicHref: string, isFetchedAhead: boolean) {
  const ended = endedSession.get();
  if (!ended || isFetchedAhead) return undefined;
  return redirect<AnyRouter>({ href: ended.leadsTo ?? publicHref, reloadDocument: true });
}
