import { useEffect, useState } from 'react';
import { watchQuotationData } from '../../platform/interface-state.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';

/** Time in ms between two questions for changes of others. */
const interval = 5000;
/** Delay in ms between the last change and storing it. */
const pause = 1000;
/** Time in ms for which lines of others wait while the visitor types, because merged lines can move. */
const typingTime = 8000;

/**
 * Synchronises the open list with the other people who edit it: at once, after each change, and every five seconds while the page is
 * visible. Returns whether the API could be reached.
 */
export function useSharedList(listId: string): boolean {
  const { query, siteId } = useSite();
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    let typedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isTyping = () => document.activeElement?.matches('input, textarea') && Date.now() - typedAt < typingTime;
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
    const note = () => {
      typedAt = Date.now();
    };
    const poll = setInterval(ask, interval);
    const unsubscribe = watchQuotationData.subscribe(() => schedule(pause));
    document.addEventListener('visibilitychange', ask);
    document.addEventListener('input', note, true);
    addEventListener('online', ask);
    void sync();
    return () => {
      clearInterval(poll);
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', ask);
      document.removeEventListener('input', note, true);
      removeEventListener('online', ask);
    };
  }, [query, siteId, listId]);
  return isReached;
}
