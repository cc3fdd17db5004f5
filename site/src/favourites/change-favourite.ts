import { accountNames } from '../account/account-answer.ts';
import { favoriteProductLoading } from '../account/client-state.ts';
import { postAccountForm } from '../account/post-account-form.ts';
import { storedUser, storeUser } from '../account/stored-user.ts';
import { changedFavourites, type Favourites, withFavourite } from './favourites.ts';

/** Result of saving a favourite. */
type Saving = 'saved' | 'failed' | 'tooMany';

type Change = { productId: number; isFavourite: boolean };

/**
 * Adds a product to the favourites or removes it, and saves that (FAV-02). A failed change is reverted. Resolves to undefined,
 * without a change, while another one is being saved.
 */
export async function changeFavourite(
  known: Favourites,
  { productId, isFavourite }: Change,
  action: string,
): Promise<Saving | undefined> {
  if (favoriteProductLoading.get()) return undefined;
  favoriteProductLoading.set(true);
  changedFavourites.set(withFavourite(known, productId, isFavourite));
  try {
    const { outcome, problems, href } = await postAccountForm('favourite', formOf({ productId, isFavourite }), action);
    if (outcome === 'done') {
      keepWith(changedFavourites.get() ?? known);
      return 'saved';
    }
    changedFavourites.set(known);
    // The session has ended: the page, or another one, must be loaded as a document.
    if (href) location.assign(href);
    return problems.some(({ key }) => key === 'tooManyChoices') ? 'tooMany' : 'failed';
  } finally {
    favoriteProductLoading.set(false);
  }
}

/** Updates the favourites of the stored user (ACC-07). */
function keepWith(favourites: Favourites): void {
  const user = storedUser();
  if (user) storeUser({ ...user, favoriteProducts: [...favourites].map((id) => ({ id })) });
}

function formOf({ productId, isFavourite }: Change): FormData {
  const form = new FormData();
  form.set(accountNames.action, 'favourite');
  form.set(accountNames.favourite, String(productId));
  form.set(accountNames.isFavourite, String(isFavourite));
  return form;
}
