import { changingSession } from '../account/client-state.ts';
import { visitedCaches } from '../offline/visited-caches.ts';
import { endedSession } from '../platform/data/ended-session.ts';
import { forgetMember, keepsMember } from './forget-member.ts';
import { isMembers, isOfMark, storedMark, storeMark } from './session-mark.ts';

/**
 * Notifies all tabs of this browser that a session has begun or ended, so that they reload. Deletes the pages cached by the
 * service worker (PAG-10). At the end of a session, deletes the member's data of this tab, too (ACC-07). The quotation list
 * remains. Returns the new session mark.
 */
export function changeSession(isMember: boolean): string {
  forgetVisited().catch((error) => console.error('the cached pages could not be deleted', error));
  if (!isMember) forgetMember();
  return storeMark(isMember);
}

async function forgetVisited(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all(visitedCaches(await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Reloads the page if the session changes in another tab, or has changed when the page returns from the back/forward cache. A
 * document loaded from the site has the current session and updates the mark.
 */
export function followSession(isMember: boolean): void {
  let known = storedMark();
  const renewIfChanged = () => {
    if (storedMark() === known) return;
    if (isMember) forgetMember();
    location.reload();
  };
  // The browser can restore a tab that was closed before the session ended.
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
    // A log-out in this tab makes other tabs store a mark, too. A reload would replace the navigation to the page of the answer.
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

/** Whether the browser may have taken the document from its cache without revalidation, as on back and forward navigation. */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
