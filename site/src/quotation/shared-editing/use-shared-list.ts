import { useEffect, useState } from 'react';
import { watchQuotationData } from '../../platform/interface-state.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { isTyping } from './typing.ts';

/** Time in ms between two questions for changes of others. */
const interval = 5000;
/** Delay in ms between the last change and storing it. */
const pause = 1000;

/**
 * Synchronises the open list with the other people who edit it: at once, after each change, and every five seconds while the page is
 * visible. Returns whether the API could be reached.
 */
export function useSharedList(listId: string): boolean {
  const { query, siteId } = useSite();
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = async () => {
      if (isTyping()) return schedule(pause);
      try {
        const { syncSharedList } = await import('./sync-shared-list.ts');
        await syncSharedList({ query, siteId }, listId);
        setReached(true);
      } catch {
        setReached(false);
      }
    };
    const schedule = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), delay);
    };
    const ask = () => {
      if (document.visibilityState === 'visible') void sync();
    };
    const poll = setInterval(ask, interval);
    const unsubscribe = watchQuotationData.subscribe(() => schedule(pause));
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    void sync();
    return () => {
      clearInterval(poll);
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, [query, siteId, listId]);
  return isReached;
}
