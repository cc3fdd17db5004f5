import { useMemo } from 'react';
import { externalStore } from '../platform/external-store.ts';
import { useSite } from '../platform/rendering/site-context.tsx';

/** Ids of the products that are favourites of a member. */
export type Favourites = ReadonlySet<number>;

/** The favourites after changes in this window; undefined before, when those of the document apply. */
export const changedFavourites = externalStore<Favourites | undefined>(undefined);

/** Returns the current member's favourites. */
export function useFavourites(): Favourites {
  const changed = changedFavourites.use();
  const { member } = useSite();
  return useMemo(() => changed ?? new Set(member?.favourites), [changed, member]);
}

/** Returns the favourites with a product added or removed. */
export function withFavourite(favourites: Favourites, productId: number, isFavourite: boolean): Favourites {
  const others = [...favourites].filter((id) => id !== productId);
  return new Set(isFavourite ? [...others, productId] : others);
}
