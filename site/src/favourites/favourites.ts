import { useMemo } from 'react';
import { externalStore } from '../platform/external-store.ts';
import { useSite } from '../platform/rendering/site-context.tsx';

/** The products that a member keeps, by their ids. */
export type Favourites = ReadonlySet<number>;

/** The favourites as this window has changed them; until then those count that came with the document. */
export const changedFavourites = externalStore<Favourites | undefined>(undefined);

/** The favourites of the member who looks at the page. */
export function useFavourites(): Favourites {
  const changed = changedFavourites.use();
  const { member } = useSite();
  return useMemo(() => changed ?? new Set(member?.favourites), [changed, member]);
}

/** Favourites with a product more, or without it. */
export function withFavourite(favourites: Favourites, productId: number, isFavourite: boolean): Favourites {
  const others = [...favourites].filter((id) => id !== productId);
  return new Set(isFavourite ? [...others, productId] : others);
}
