import type { RequestedItem } from '../requested-items.ts';

const storageKey = 'productQuotationKept';

/**
 * The last common state of browser and account for a member. Changes are detected by comparison with it. Version 0 means that no
 * common state exists.
 */
export type SyncedState = { memberId: number; version: number; lines: readonly RequestedItem[]; project: string };

/** Returns the last common state; an empty one if storage is blocked or another member used this browser since. */
export function syncedState(memberId: number): SyncedState {
  const none: SyncedState = { memberId, version: 0, lines: [], project: '' };
  try {
    const stored: Partial<SyncedState> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isKept = stored?.memberId === memberId && Number.isInteger(stored.version) && Array.isArray(stored.lines);
    return isKept ? { ...none, ...stored, project: String(stored.project ?? '') } : none;
  } catch {
    return none;
  }
}

/** Stores the common state. Returns whether it was stored. */
export function storeSyncedState(state: SyncedState): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}
