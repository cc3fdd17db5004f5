import { useMemo } from 'react';
import { externalStore } from '../../platform/external-store.ts';
import { watchQuotationData } from '../../platform/interface-state.ts';
import { projectKey, storedProjectName, storeProjectName } from '../project-name.ts';
import type { QuotationLines } from '../quotation-line.ts';
import { changeQuotationList, quotationLines, useLoadedQuotationLines } from '../quotation-list.ts';
import { listsKey } from '../quotation-storage.ts';
import type { ListsRule } from './list-rules.ts';
import { emptyList, type NamedLists, newId, openList } from './named-list.ts';
import { readLists } from './stored-lists.ts';

/**
 * The lists as this key stores them (QUO-11). Lines and name of the open list are those of the quotation list (QUO-01), because all other
 * pages read and change only that one.
 */
const stored = externalStore<NamedLists | undefined>(undefined);

/** The id of the only list before lists are stored. */
const firstId = newId();

/** Returns all lists of this browser. */
export function namedLists(): NamedLists {
  return combined(stored.get(), quotationLines());
}

/** Returns all lists; undefined until the browser has read them. */
export function useNamedLists(): NamedLists | undefined {
  const lines = useLoadedQuotationLines();
  const lists = stored.use();
  // A change of the project name is signalled only by this count.
  const changes = watchQuotationData.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => lines && combined(lists, lines), [lines, lists, changes]);
}

function combined(lists: NamedLists | undefined, lines: QuotationLines): NamedLists {
  const { open, lists: all } = lists ?? { open: firstId, lists: [emptyList(firstId)] };
  const name = storedProjectName();
  return { open, lists: all.map((list) => (list.id === open ? { ...list, name, lines } : list)) };
}

/**
 * Changes the lists by a rule and signals the change. Returns whether they are stored. If storage is full, nothing changes. If it is
 * blocked, the change lasts as long as the page.
 */
export function changeLists(rule: ListsRule): boolean {
  const before = namedLists();
  const after = rule(before);
  if (after === before) return true;
  const { lines, name } = openList(after);
  const kept = { ...after, lists: after.lists.map((list) => (list.id === after.open ? { ...list, lines: [] } : list)) };
  const former = storedLists();
  // Lists are stored first: a line that moves between lists is in both for a moment, but never in none.
  const isStored = storeText(JSON.stringify(kept));
  if (!isStored && former !== undefined) return false;
  const isOpenStored = changeQuotationList(() => lines);
  if (isStored && !isOpenStored) {
    storeText(former);
    changeQuotationList(() => openList(before).lines);
    return false;
  }
  stored.set(kept);
  if (name !== storedProjectName()) storeProjectName(name);
  watchQuotationData.raise();
  return isStored;
}

/** Returns the stored text of the lists; null without any, undefined if storage is blocked. */
export function storedLists(): string | null | undefined {
  try {
    return localStorage.getItem(listsKey);
  } catch {
    return undefined;
  }
}

function storeText(text: string | null | undefined): boolean {
  try {
    if (text == null) localStorage.removeItem(listsKey);
    else localStorage.setItem(listsKey, text);
    return true;
  } catch {
    return false;
  }
}

function takeStored(): void {
  stored.set(readLists(storedLists()));
  watchQuotationData.raise();
}

if (typeof window !== 'undefined') {
  stored.set(readLists(storedLists()));
  addEventListener('storage', ({ key }) => {
    if (key === listsKey || key === projectKey || key === null) takeStored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeStored();
  });
}
