import type { Query } from '../platform/data/query.ts';
import { externalStore } from '../platform/external-store.ts';
import { KeptUser as operation } from '../platform/generated/operations.ts';
import type { KeptUserQuery } from '../platform/generated/operations-types.ts';
import { userKey } from '../session/forget-member.ts';
import { loggedOut, pending } from './client-state.ts';

type Viewer = NonNullable<KeptUserQuery['viewer']>;

/** The member's data in the session storage of the tab, without tokens and prices (ACC-07). */
export type KeptUser = Omit<Viewer, '__typename' | 'siteId' | 'favoriteProducts'> & {
  favoriteProducts: readonly { id: number }[];
};

const user = externalStore<KeptUser | undefined>(undefined);

/** Returns the member's data; undefined for guests and until they are loaded. */
export const useKeptUser = user.use;
export const keptUser = user.get;

let asked: Promise<void> | undefined;

/**
 * Uses the stored data at once and loads the current data, once per document. If loading fails, the stored data remain and the
 * promise rejects.
 */
export function fetchUser(query: Query): Promise<void> {
  if (!user.get()) takeKept();
  asked ??= fetchAnew(query).catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Loads the data again after a change. */
export async function fetchAnew(query: Query): Promise<void> {
  const { viewer } = await query(operation, {});
  // During a log-out, the data must not be stored again.
  if (viewer && !pending.get()) keepUser(viewer);
}

/** Stores the member's data in this tab until it is closed. */
export function keepUser(known: KeptUser): void {
  const { id, fullName, firstName, lastName, email, company, website, phoneNumber } = known;
  const favoriteProducts = known.favoriteProducts.map((product) => ({ id: product.id }));
  const kept: KeptUser = { id, fullName, firstName, lastName, email, company, website, phoneNumber, favoriteProducts };
  show(kept);
  try {
    sessionStorage.setItem(userKey, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the data last as long as the page.
  }
}

function takeKept(): void {
  try {
    const kept: KeptUser | null = JSON.parse(sessionStorage.getItem(userKey) ?? 'null');
    if (Number.isInteger(kept?.id) && Array.isArray(kept?.favoriteProducts)) show(kept as KeptUser);
  } catch {
    // Unreadable data are ignored. The current data are loaded anyway.
  }
}

function show(known: KeptUser): void {
  user.set(known);
  loggedOut.set(false);
}
