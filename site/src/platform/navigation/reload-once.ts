import type { AnyRouter } from '@tanstack/react-router';

const storageKey = 'reloadedAt';
const minIntervalMs = 60_000;

/** Code loaded at idle moments (idle-tasks.ts), by file name. The page works without it. */
const idleCode = /\/idle-tasks-/;

/**
 * Whether a page with missing files may be reloaded: at most once in 60 s, to avoid a loop (PAG-11), and not without a connection,
 * because the page would be lost.
 */
export function mayReload(reloadedAt: string | null, now: number, isOnline: boolean): boolean {
  return isOnline && now - Number(reloadedAt ?? 0) >= minIntervalMs;
}

/**
 * Reloads the page if a part of it cannot be loaded, as after a new version of the site (PAG-11). The address is already that of the
 * target page. Failed prefetches are left to the visit. Calls `onGivenUp` if a reload has not helped.
 */
export function reloadOnMissingFiles(router: AnyRouter, isPrefetching: () => boolean, onGivenUp: () => void): void {
  // A file that several parts need fails once for each part, possibly after the prefetch has ended.
  const fetchedInVain = new Set<string>();
  addEventListener('vite:preloadError', ({ payload }) => {
    if (idleCode.test(payload.message)) return;
    if (isPrefetching()) fetchedInVain.add(payload.message);
    if (fetchedInVain.has(payload.message) && router.state.status !== 'pending') return;
    // Without storage the reloads could not be limited.
    if (!isStorageAllowed()) return onGivenUp();
    const may = mayReload(sessionStorage.getItem(storageKey), Date.now(), navigator.onLine);
    // The router would reload once per file on its own. This mark prevents it; while reloading the router waits.
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
