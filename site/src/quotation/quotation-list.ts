import { externalStore } from '../platform/external-store.ts';
import { watchQuotationData } from '../platform/interface-state.ts';
import type { QuotationLines } from './quotation-line.ts';
import type { QuotationRule } from './quotation-rules.ts';
import { storageKey, storedText } from './quotation-storage.ts';
import { readLines, writeLines } from './stored-lines.ts';

const none: QuotationLines = [];

/** The visitor's quotation list, stored by the browser (QUO-01); undefined on the server and during hydration. */
const list = externalStore<QuotationLines | undefined>(undefined);

/** Returns the lines of the list outside of views. */
export const quotationLines = (): QuotationLines => list.get() ?? none;

/** Returns the lines of the list; undefined until the browser has read them. */
export const useLoadedQuotationLines = list.use;

/** Returns the lines of the list; none until the browser has read them. */
export function useQuotationLines(): QuotationLines {
  return list.use() ?? none;
}

/**
 * Changes the list by a rule and signals the change (QUO-04). Returns whether the list is stored. If storage is full or blocked,
 * the change lasts as long as the page.
 */
export function changeQuotationList(rule: QuotationRule): boolean {
  const lines = quotationLines();
  const changed = rule(lines);
  if (changed === lines) return true;
  list.set(changed);
  watchQuotationData.raise();
  try {
    localStorage.setItem(storageKey, writeLines(changed));
    return true;
  } catch {
    return false;
  }
}

/** Reads the stored list: on load, when another tab changes it, and when the page returns from the back/forward cache. */
function takeStored(): void {
  list.set(readLines(storedText()));
  watchQuotationData.raise();
}

if (typeof window !== 'undefined') {
  takeStored();
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) takeStored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeStored();
  });
}
