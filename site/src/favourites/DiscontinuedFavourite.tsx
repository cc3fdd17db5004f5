import { accountNames } from '../account/account-answer.ts';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from '../products/DiscontinuedMark.module.css';

type DiscontinuedFavouriteProps = { productId: number; successor: { id: number; title: string; uri: string } | null };

/**
 * Renders that a favourite is discontinued, with its successor and the button that replaces it (CAT-17). The form is posted without
 * scripts, because the page has to load the successor.
 */
export function DiscontinuedFavourite({ productId, successor }: DiscontinuedFavouriteProps) {
  const { hrefOf, localHref } = useSite();
  const t = useMessages('favourites/page');
  return (
    <>
      <p className={styles.mark}>
        <Icon name="alert" />
        {t('discontinued')}
      </p>
      {successor && (
        <form className={styles.successor} action={hrefOf('favourites')} method="post">
          <input type="hidden" name={accountNames.action} value="favourite" />
          <input type="hidden" name={accountNames.favourite} value={successor.id} />
          <input type="hidden" name={accountNames.isFavourite} value="true" />
          <input type="hidden" name={accountNames.insteadOf} value={productId} />
          <a href={localHref(successor.uri)}>{t('successor', { title: successor.title })}</a>
          <button type="submit">{t('replaceBy', { title: successor.title })}</button>
        </form>
      )}
    </>
  );
}
