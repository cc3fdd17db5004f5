import type { Query } from '../platform/data/query.ts';
import { externalStore } from '../platform/external-store.ts';
import { KeptUser as operation } from '../platform/generated/operations.ts';
import type { KeptUserQuery } from '../platform/generated/operations-types.ts';
import { userKey } from '../session/forget-member.ts';
import { loggedOut, pending } from './client-state.ts';

type Viewer = NonNullable<KeptUserQuery['viewer']>;

/** The member's own data as the session of a tab keeps them, without tokens and prices (ACC-07). */
export type KeptUser = Omit<Viewer, '__typename' | 'siteId' | 'favoriteProducts'> & {
  favoriteProducts: readonly { id: number }[];
};

const user = externalStore<KeptUser | undefined>(undefined);

/** The member's own data; undefined for guests, and until they have come. */
export const useKeptUser = user.use;
export const keptUser = user.get;

let asked: Promise<void> | undefined;

/** Takes what this tab keeps, and asks once for what is known now. A failure stays with what is kept. */
export function fetchUser(query: Query): Promise<void> {
  if (!user.get()) takeKept();
  asked ??= fetchAnew(query).catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Asks anew, once something of it has changed. */
export async function fetchAnew(query: Query): Promise<void> {
  const { viewer } = await query(operation, {});
  // Whoever is just logging out is not kept any more.
  if (viewer && !pending.get()) keepUser(viewer);
}

/** Keeps the member's own data, in this tab and for as long as it is open. */
export function keepUser(known: KeptUser): void {
  const { id, fullName, firstName, lastName, email, company, website, phoneNumber } = known;
  const favoriteProducts = known.favoriteProducts.map((product) => ({ id: product.id }));
  const kept: KeptUser = { id, fullName, firstName, lastName, email, company, website, phoneNumber, favoriteProducts };
  show(kept);
  try {
    sessionStorage.setItem(userKey, JSON.stringify(kept));
  } catch {
    // Full or blocked storage: it lives as long as the page does.
  }
}

function takeKept(): void {
  try {
    const kept: KeptUser | null = JSON.parse(sessionStorage.getItem(userKey) ?? 'null');
    if (Number.isInteger(kept?.id) && Array.isArray(kept?.favoriteProducts)) show(kept as KeptUser);
  } catch {
    // What cannot be read comes anew.
  }
}

function show(known: KeptUser): void {
  user.set(known);
  loggedOut.set(false);
}
