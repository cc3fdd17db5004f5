import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { changeFavourite } from './change-favourite.ts';
import { changedFavourites, useFavourites } from './favourites.ts';

/** Texts of the favourite buttons for members. */
/**
 * Returns a function that changes a favourite and resolves to whether it was saved. A failure is reported to the member (ERR-05).
 */
export function useFavouriteChange(): (productId: number, isFavourite: boolean) => Promise<boolean> {
  const { hrefOf } = useSite();
  const t = useMessages('favourites/member');
  const shown = useFavourites();
  return async (productId, isFavourite) => {
    const known = changedFavourites.get() ?? shown;
    const saving = await changeFavourite(known, { productId, isFavourite }, hrefOf('favourites'));
    if (saving && saving !== 'saved') notify({ kind: 'error', text: t(saving) });
    return saving === 'saved';
  };
}
