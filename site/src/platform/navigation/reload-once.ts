const storageKey = 'reloadedAt';
const shortestInterval = 60_000;

/** Whether a page whose files are gone may be loaded anew: at most once in 60 s, so that it never goes round (PAG-11). */
export function mayReload(reloadedAt: string | null, now: number): boolean {
  return now - Number(reloadedAt ?? 0) >= shortestInterval;
}

/** Loads the page anew when a part of it cannot be loaded, as after a new version of the site (PAG-11). */
export function reloadOnMissingFiles(): void {
  addEventListener('vite:preloadError', () => {
    if (!mayReload(sessionStorage.getItem(storageKey), Date.now())) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
    location.reload();
  });
}
