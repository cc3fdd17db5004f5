import type { NamedList } from '../lists/named-list.ts';
import type { RequestedItem } from '../requested-items.ts';

const storageKey = 'productQuotationKept';

/** A list as it is stored with an account. */
export type ListState = Omit<NamedList, 'lines'> & { lines: readonly RequestedItem[] };

/** The last common state of browser and account for a list. Version 0 means that the account has not stored it by its id. */
export type SyncedList = ListState & { version: number };

/** Last common states by the ids of the lists. */
export type SyncedLists = Readonly<Record<string, SyncedList>>;

/**
 * The last common states of the lists for a member. Changes are detected by comparison with them. `former` is the state that
 * the version before has stored for its only list.
 */
export type SyncedState = {
  memberId: number;
  lists: SyncedLists;
  former?: { lines: readonly RequestedItem[]; project: string };
};

/** Returns the last common states; none if storage is blocked or another member used this browser since. */
export function syncedState(memberId: number): SyncedState {
  const none: SyncedState = { memberId, lists: {} };
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (stored?.memberId !== memberId) return none;
    const { lists, former, lines, project, version } = stored;
    if (typeof lists === 'object' && lists !== null) return { memberId, lists, ...(former && { former }) };
    return version > 0 && Array.isArray(lines) ? { ...none, former: { lines, project: String(project ?? '') } } : none;
  } catch {
    return none;
  }
}

/** Stores the common states. Returns whether they were stored. */
export function storeSyncedState(state: SyncedState): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

/** Returns a state as the contract takes it. */
export const listInput = ({ sections, lines, ...state }: ListState) => ({ ...state, sections: [...sections], lines: [...lines] });
