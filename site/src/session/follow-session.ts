import { visitedCaches } from '../offline/visited-caches.ts';
import { endedSession } from '../platform/data/ended-session.ts';
import { changingSession } from './changing-session.ts';
import { forgetMember, keepsMember } from './forget-member.ts';
import { isMembers, isOfMark, storedMark, storeMark } from './session-mark.ts';

/**
 * Tells all tabs of this browser that a session has begun or ended: they load what they show anew, and what the service worker has kept is
 * gone. The quotation list stays, being the visitor's own (PAG-10); what the tab kept for a member goes with the session (ACC-07).
 */
export function changeSession(isMember: boolean): string {
  forgetVisited().catch((error) => console.error('what was kept of pages is still there', error));
  if (!isMember) forgetMember();
  return storeMark(isMember);
}

async function forgetVisited(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all(visitedCaches(await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Keeps a page to the session it was rendered for: when that changes in another tab, or has changed by the time that the page comes back
 * from the history, it is loaded anew. A document that comes fresh from the site knows best who the visitor is.
 */
export function followSession(isMember: boolean): void {
  let known = storedMark();
  const renewIfChanged = () => {
    if (storedMark() === known) return;
    if (isMember) forgetMember();
    location.reload();
  };
  // A tab that the browser brings back may have been closed before the session ended.
  if (!isMember && keepsMember()) forgetMember();
  if (isMember !== isMembers(known)) {
    if (isFromHistory()) {
      location.reload();
      return;
    }
    known = changeSession(isMember);
  }
  let isDue = false;
  addEventListener('storage', ({ key }) => {
    if (!isOfMark(key)) return;
    // A log-out here makes other tabs note it, too: a reload would replace the navigation to which it leads.
    if (changingSession.get()) isDue = true;
    else renewIfChanged();
  });
  changingSession.subscribe(() => {
    if (isDue && !changingSession.get()) renewIfChanged();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isDue = false;
    changingSession.set(false);
    renewIfChanged();
  });
  endedSession.subscribe(() => {
    if (endedSession.get()) changeSession(false);
  });
}

/** Going back, a browser may take a document out of its cache without asking whether it still holds. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
