import type { Query } from '../platform/data/query.ts';
import { externalStore } from '../platform/external-store.ts';
import { StoredUser as operation } from '../platform/generated/operations.ts';
import type { StoredUserQuery } from '../platform/generated/operations-types.ts';
import { userKey } from '../session/forget-member.ts';
import { loggedOut, pending } from './client-state.ts';

type Viewer = NonNullable<StoredUserQuery['viewer']>;

/** The member's data in the session storage of the tab, without tokens and prices (ACC-07). */
export type StoredUser = Omit<Viewer, '__typename' | 'siteId' | 'favoriteProducts'> & {
  favoriteProducts: readonly { id: number }[];
};

const user = externalStore<StoredUser | undefined>(undefined);

/** Returns the member's data; undefined for guests and until they are loaded. */
export const useStoredUser = user.use;
export const storedUser = user.get;

let loading: Promise<void> | undefined;

/**
 * Uses the stored data at once and loads the current data, once per document. If loading fails, the stored data remain and the
 * promise rejects.
 */
export function fetchUser(query: Query): Promise<void> {
  if (!user.get()) showStored();
  loading ??= refetchUser(query).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the data again after a change. */
export async function refetchUser(query: Query): Promise<void> {
  const { viewer } = await query(operation, {});
  // During a log-out, the data must not be stored again.
  if (viewer && !pending.get()) storeUser(viewer);
}

/** Stores the member's data in this tab until it is closed. */
export function storeUser(known: StoredUser): void {
  const { id, fullName, firstName, lastName, email, company, website, phoneNumber } = known;
  const favoriteProducts = known.favoriteProducts.map((product) => ({ id: product.id }));
  const stored: StoredUser = { id, fullName, firstName, lastName, email, company, website, phoneNumber, favoriteProducts };
  show(stored);
  try {
    sessionStorage.setItem(userKey, JSON.stringify(stored));
  } catch {
    // Storage is full or blocked: the data last as long as the page.
  }
}

function showStored(): void {
  try {
    const stored: StoredUser | null = JSON.parse(sessionStorage.getItem(userKey) ?? 'null');
    if (Number.isInteger(stored?.id) && Array.isArray(stored?.favoriteProducts)) show(stored as StoredUser);
  } catch {
    // Unreadable data are ignored. The current data are loaded anyway.
  }
}

function show(known: StoredUser): void {
  user.set(known);
  loggedOut.set(false);
}
