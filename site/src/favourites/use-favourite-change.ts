import { notify } from '../notifications/notify.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { changeFavourite } from './change-favourite.ts';
import { changedFavourites, useFavourites } from './favourites.ts';
import { useMemberMessages } from './member-messages.ts';

/**
 * Returns a function that changes a favourite and resolves to whether it was saved. A failure is reported to the member (ERR-05).
 */
export function useFavouriteChange(): (productId: number, isFavourite: boolean) => Promise<boolean> {
  const { hrefOf } = useSite();
  const t = useMemberMessages();
  const shown = useFavourites();
  return async (productId, isFavourite) => {
    const known = changedFavourites.get() ?? shown;
    const saving = await changeFavourite(known, { productId, isFavourite }, hrefOf('favourites'));
    if (saving && saving !== 'saved') notify({ kind: 'error', text: t(saving) });
    return saving === 'saved';
  };
}
