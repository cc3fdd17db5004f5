import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** A pending navigation to another query of the current page, with a function that goes back in history. */
type Way = { publicHref: string; goBack(): void };

let way: Way | undefined;
const views = new Set<() => void>();

/** Calls `act` when loading the page with another query fails. The page and its address stay. */
export function useRefusedQuery(act: () => void): void {
  const perform = useEffectEvent(act);
  useEffect(() => {
    const tell = () => perform();
    views.add(tell);
    return () => void views.delete(tell);
  }, []);
}

/** Records the query of the page that is being loaded. */
export function followQueries(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation: from, toLocation: to, pathChanged }) => {
    const steps = (from?.state.__TSR_index ?? 0) - to.state.__TSR_index;
    const leadsBack = from && !pathChanged && steps !== 0;
    way = leadsBack ? { publicHref: to.publicHref, goBack: () => router.history.go(steps) } : undefined;
  });
  router.subscribe('onResolved', () => {
    way = undefined;
  });
}

/** Cancels a navigation to another query of the current page and restores the address. Returns false for any other navigation. */
export function refuseQuery(publicHref: string): boolean {
  if (way?.publicHref !== publicHref || views.size === 0) return false;
  way.goBack();
  for (const tell of [...views]) tell();
  return true;
}
