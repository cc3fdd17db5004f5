import { useEffect, useSyncExternalStore } from 'react';
import { externalStore } from './external-store.ts';

/** Width below which the mobile layout applies, the same as `--below-993` of the style sheets. */
const mobileQuery = '(width < 993px)';

/** Whether the window has the mobile layout, with a subscription to changes (PAG-16). */
export const mobileClass = {
  get: (): boolean => matchMedia(mobileQuery).matches,
  subscribe(listener: () => void): () => void {
    const query = matchMedia(mobileQuery);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};

/** Returns the mobile class of the window. False on the server and during hydration. */
export function useMobileClass(): boolean {
  return useSyncExternalStore(mobileClass.subscribe, mobileClass.get, () => false);
}

/** The current page type: while it is set the header is not transparent (PAG-13, PAG-16). */
export const pageType = externalStore<string | undefined>(undefined);

/** Sets the page type while a view is mounted. */
export function useSetPageType(type: string | undefined): void {
  useEffect(() => {
    pageType.set(type);
    return () => pageType.set(undefined);
  }, [type]);
}

const quotationChanges = externalStore(0);

/** Counts the changes of the quotation list for views that show it (PAG-16). */
export const watchQuotationData = {
  raise: () => quotationChanges.set(quotationChanges.get() + 1),
  get: quotationChanges.get,
  subscribe: quotationChanges.subscribe,
  use: quotationChanges.use,
};
