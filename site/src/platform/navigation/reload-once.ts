import type { AnyRouter } from '@tanstack/react-router';

const storageKey = 'reloadedAt';
const shortestInterval = 60_000;

/** What comes at idle (at-idle.ts), by its file: nobody misses it. */
const idleCode = /\/at-idle-/;

/**
 * Whether a page whose files are gone may be loaded anew: at most once in 60 s, so that it never goes round (PAG-11), and not
 * without a connection, where it would be lost.
 */
export function mayReload(reloadedAt: string | null, now: number, isOnline: boolean): boolean {
  return isOnline && now - Number(reloadedAt ?? 0) >= shortestInterval;
}

/**
 * Loads the page anew when a part of it cannot be loaded, as after a new version of the site (PAG-11); by then the address is that
 * of the page which the visitor went to. What fails while fetched ahead is left to the visit itself. `onGivenUp` hears of a part that a
 * reload has not brought.
 */
export function reloadOnMissingFiles(router: AnyRouter, isFetchingAhead: () => boolean, onGivenUp: () => void): void {
  // A file that several parts of a page need fails once for each, the last of them after the fetching has ended.
  const fetchedInVain = new Set<string>();
  addEventListener('vite:preloadError', ({ payload }) => {
    if (idleCode.test(payload.message)) return;
    if (isFetchingAhead()) fetchedInVain.add(payload.message);
    if (fetchedInVain.has(payload.message) && router.state.status !== 'pending') return;
    // Without storage nothing bounds the reloads.
    if (!isStorageAllowed()) return onGivenUp();
    const may = mayReload(sessionStorage.getItem(storageKey), Date.now(), navigator.onLine);
    // The router has a reload of its own, once for each file, which this mark decides on; it waits with the page while reloading.
    const routersMark = `tanstack_router_reload:${payload.message}`;
    if (!may) {
      onGivenUp();
      return sessionStorage.setItem(routersMark, '1');
    }
    sessionStorage.removeItem(routersMark);
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}

function isStorageAllowed(): boolean {
  try {
    return Boolean(sessionStorage);
  } catch {
    return false;
  }
}
