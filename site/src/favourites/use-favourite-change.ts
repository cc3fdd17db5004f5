import { notify } from '../notifications/notify.ts';
import { domainMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { changeFavourite } from './change-favourite.ts';
import { changedFavourites, useFavourites } from './favourites.ts';
import type texts from './member/messages/nl.json';

/** Texts of the favourite buttons for members. */
export const useMemberMessages = domainMessages<typeof texts>('favourites/member');

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
