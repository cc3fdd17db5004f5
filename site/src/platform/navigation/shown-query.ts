import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Writes parameters into the query of the address; undefined removes one. History and router are not notified, so nothing is loaded or
 * scrolled. A shared or reloaded address restores the parameters.
 */
export function replaceQuery(parameters: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // The router replaces the method of the history object.
  History.prototype.replaceState.call(history, history.state, '', url);
  for (const listener of [...listeners]) listener();
}

/** Returns the query of the current page, including later changes by `replaceQuery`. */
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
