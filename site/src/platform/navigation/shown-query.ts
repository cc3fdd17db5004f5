import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Writes parameters of the query into the address bar; undefined takes one out. Neither the history nor the router notice: nothing
 * is loaded, nothing scrolls, and a shared or reloaded address brings the parameters back.
 */
export function replaceQuery(parameters: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // The router has put its own function in front of the history's.
  History.prototype.replaceState.call(history, history.state, '', url);
  for (const listener of [...listeners]) listener();
}

/** The query of the page that is shown, with what has been written into it since. */
export function useShownQuery(): string {
  const router = useRouter({ warn: false });
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = router?.subscribe('onResolved', listener);
      listeners.add(listener);
      return () => {
        leave?.();
        listeners.delete(listener);
      };
    },
    [router],
  );
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => router?.state.location.searchStr ?? '',
  );
}
