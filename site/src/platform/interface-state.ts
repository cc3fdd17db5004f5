import { useEffect, useSyncExternalStore } from 'react';
import { externalStore } from './external-store.ts';

/** Below this width the mobile layout stands, as `--below-993` of the style sheets has it. */
const mobileQuery = '(width < 993px)';

/** Whether the window has the mobile layout, and word of each change of that (PAG-16). */
export const mobileClass = {
  get: (): boolean => matchMedia(mobileQuery).matches,
  subscribe(listener: () => void): () => void {
    const query = matchMedia(mobileQuery);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};

/** The mobile class for views, following the window. False on the server and while hydrating. */
export function useMobileClass(): boolean {
  return useSyncExternalStore(mobileClass.subscribe, mobileClass.get, () => false);
}

/** The page type that is shown: while one is set the header is not transparent (PAG-13, PAG-16). */
export const pageType = externalStore<string | undefined>(undefined);

/** Sets the page type for as long as a view is shown. */
export function useSetPageType(type: string | undefined): void {
  useEffect(() => {
    pageType.set(type);
    return () => pageType.set(undefined);
  }, [type]);
}

const quotationChanges = externalStore(0);

/** Counts the changes of the quotation list, so that what shows it follows (PAG-16). */
export const watchQuotationData = {
  raise: () => quotationChanges.set(quotationChanges.get() + 1),
  get: quotationChanges.get,
  subscribe: quotationChanges.subscribe,
  use: quotationChanges.use,
};
