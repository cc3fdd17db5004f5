import { useSyncExternalStore } from 'react';
import { externalStore } from './external-store.ts';

/** Below this width the mobile layout stands; `--mobile` of the style sheets. */
export const mobileQuery = '(width < 993px)';

/** Whether the window has the mobile layout, following its width (PAG-16). False on the server and while hydrating. */
export function useMobileClass(): boolean {
  return useSyncExternalStore(followWidth, isMobile, () => false);
}

function isMobile(): boolean {
  return matchMedia(mobileQuery).matches;
}

function followWidth(listener: () => void): () => void {
  const query = matchMedia(mobileQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The page type that is shown: while one is set the header is not transparent (PAG-13, PAG-16). */
export const pageType = externalStore<string | undefined>(undefined);

const quotationChanges = externalStore(0);

/** Counts the changes of the quotation list, so that what shows it follows (PAG-16). */
export const watchQuotationData = {
  raise: () => quotationChanges.set(quotationChanges.get() + 1),
  get: quotationChanges.get,
  subscribe: quotationChanges.subscribe,
  use: quotationChanges.use,
};
