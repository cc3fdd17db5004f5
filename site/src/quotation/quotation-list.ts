import { externalStore } from '../platform/external-store.ts';
import { watchQuotationData } from '../platform/interface-state.ts';
import type { QuotationLines } from './quotation-line.ts';
import type { QuotationRule } from './quotation-rules.ts';
import { storageKey, storedText } from './quotation-storage.ts';
import { readLines, writeLines } from './stored-lines.ts';

const none: QuotationLines = [];

/** The visitor's quotation list, kept by the browser (QUO-01); unknown on the server and while hydrating. */
const list = externalStore<QuotationLines | undefined>(undefined);

/** The lines of the list, undefined until the browser has said what it keeps. */
export const useKnownQuotationLines = list.use;

/** The lines of the list; none until the browser has said what it keeps. */
export function useQuotationLines(): QuotationLines {
  return list.use() ?? none;
}

/**
 * Changes the list by a rule and signals it (QUO-04). Answers whether the browser keeps it: where storage is full or blocked, the
 * list lives as long as the page does.
 */
export function changeQuotationList(rule: QuotationRule): boolean {
  const lines = list.get() ?? none;
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

/** Takes what the browser keeps: at first, and whenever another tab has changed it. */
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
