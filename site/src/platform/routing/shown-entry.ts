import { createContext, useContext } from 'react';
import type { PageEntry } from './current-entry.ts';

/** The entry of the current page, for nested views. */
export const ShownEntry = createContext<PageEntry | undefined>(undefined);

/** Returns the entry of the page that a view is part of; undefined on pages without one. */
export function useShownEntry(): PageEntry | undefined {
  return useContext(ShownEntry);
}
