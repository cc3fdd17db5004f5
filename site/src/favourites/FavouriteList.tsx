import { EmptyState } from '../design/EmptyState.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { useFocusAfterRemoval } from '../design/use-focus-after-removal.ts';
import { notify } from '../notifications/notify.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { FavouriteRowFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { MembersNotice } from '../products/MembersNotice.tsx';
import styles from './FavouriteList.module.css';
import { FavouriteRow } from './FavouriteRow.tsx';
import { useFavourites } from './favourites.ts';
import { useFavouriteChange } from './use-favourite-change.ts';

/** Lists the favourites of a member, the latest first (FAV-03). A removal can be undone. */
export function FavouriteList({ products }: { products: readonly FragmentOf<FavouriteRowFragment>[] }) {
  const { hrefOf } = useSite();
  const t = useMessages('favourites/page');
  const favourites = useFavourites();
  const change = useFavouriteChange();
  const rows = products.map(read<FavouriteRowFragment>).filter(({ id }) => favourites.has(id));
  const { list, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>(rows.length, 'form button');
  // A removal cannot be undone while it is being saved, so the action is offered afterwards.
  const follow = async ({ id, title }: FavouriteRowFragment, place: number, saved: Promise<boolean>) => {
    focusAfterRemoval(place);
    if (!(await saved)) return;
    const undo = { text: t('undo'), run: () => void change(id, true) };
    notify({ kind: 'notice', text: t('removed', { title }), action: undo });
  };
  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {rows.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          figure={t('emptyFigure')}
          text={t('emptyText')}
          action={<ButtonLink href={hrefOf('products')}>{t('toProducts')}</ButtonLink>}
        />
      ) : (
        <ul className={styles.rows} aria-label={t('list')}>
          {rows.toReversed().map((product, place) => (
            <FavouriteRow key={product.id} product={product} onRemove={(saved) => follow(product, place, saved)} />
          ))}
        </ul>
      )}
      <MembersNotice className={styles.notice} />
    </div>
  );
}
