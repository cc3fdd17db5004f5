import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** The way to another query of the page that is shown: where it leads, and how many steps of history lead back. */
type Way = { publicHref: string; goBack(): void };

let way: Way | undefined;
const views = new Set<() => void>();

/** Does something when the page is asked for under another query in vain: it stays as it was, at its address. */
export function useRefusedQuery(act: () => void): void {
  const perform = useEffectEvent(act);
  useEffect(() => {
    const tell = () => perform();
    views.add(tell);
    return () => void views.delete(tell);
  }, []);
}

/** Follows which query of the page is being asked for. */
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

/** Whether the page stays as it is where the visitor is on the way to another query of it; the address goes back by itself. */
export function refuseQuery(publicHref: string): boolean {
  if (way?.publicHref !== publicHref || views.size === 0) return false;
  way.goBack();
  for (const tell of [...views]) tell();
  return true;
}
