import { accountNames } from '../account/account-answer.ts';
import { favoriteProductLoading } from '../account/client-state.ts';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../platform/routing/return-query.ts';
import styles from './FavouriteHeart.module.css';
import type { FavouriteHeartProps } from './FavouriteHeart.tsx';
import { useFavourites } from './favourites.ts';
import { useFavouriteChange } from './use-favourite-change.ts';

type MemberHeartProps = FavouriteHeartProps & {
  /** Called when the product is removed from the favourites. The promise resolves to whether that was saved. */
  onRemove?: (saved: Promise<boolean>) => void;
};

/**
 * Renders the favourite button for a member, filled if the product is a favourite. It is a form that works without JavaScript
 * (FAV-02).
 */
export default function MemberHeart({ productId, title, isNamed = false, onRemove }: MemberHeartProps) {
  const { hrefOf } = useSite();
  const t = useMessages('favourites');
  const ofMember = useMessages('favourites/member');
  const isKept = useFavourites().has(productId);
  const isLoading = favoriteProductLoading.use();
  const change = useFavouriteChange();
  // Without scripts, the form leads back to the current page.
  const returnQuery = useReturnQuery();
  const name = isKept ? ofMember(isNamed ? 'dropThis' : 'drop', { title }) : t(isNamed ? 'keepThis' : 'keep', { title });
  return (
    <form
      className={styles.form}
      action={hrefOf('favourites') + returnQuery}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLoading) return;
        const saved = change(productId, !isKept);
        if (isKept) onRemove?.(saved);
      }}
    >
      <input type="hidden" name={accountNames.action} value="favourite" />
      <input type="hidden" name={accountNames.favourite} value={productId} />
      <button
        type="submit"
        className={`${isNamed ? styles.named : styles.heart} ${isKept ? styles.kept : ''}`}
        name={accountNames.isFavourite}
        value={String(!isKept)}
        aria-disabled={isLoading || undefined}
        aria-label={isNamed ? undefined : name}
      >
        <Icon name="heart" />
        {isNamed && name}
      </button>
    </form>
  );
}
