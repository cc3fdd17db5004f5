import { createContext, useContext } from 'react';
import type { PageEntry } from './current-entry.ts';

/** The entry of the page that is shown, for views deep in it. */
export const ShownEntry = createContext<PageEntry | undefined>(undefined);

/** The entry of the page that a view is part of; undefined on pages without one. */
export function useShownEntry(): PageEntry | undefined {
  return useContext(ShownEntry);
}
