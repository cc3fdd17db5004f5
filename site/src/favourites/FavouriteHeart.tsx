import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../platform/routing/return-query.ts';
import styles from './FavouriteHeart.module.css';

export type FavouriteHeartProps = {
  /** Id of the product. */
  productId: number;
  title: string;
  /** Whether the button has a visible label, as on the page of the product. */
  isNamed?: boolean;
};

const LogInModal = lazy(() => import('./LogInModal.tsx'));
const MemberHeart = lazy(() => import('./MemberHeart.tsx'));

/**
 * Renders the favourite button of a product. A guest is asked to log in (FAV-01); without JavaScript, the button links to the
 * log-in page.
 */
export function FavouriteHeart(props: FavouriteHeartProps) {
  const { hrefOf, isMember } = useSite();
  const t = useMessages('favourites');
  const returnQuery = useReturnQuery({ reason: 'favourite', favourite: `${props.productId}` });
  const [isAsked, setAsked] = useState(false);
  if (isMember) {
    return (
      <Suspense>
        <MemberHeart {...props} />
      </Suspense>
    );
  }
  const { productId, title, isNamed } = props;
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <a
        className={isNamed ? styles.named : styles.heart}
        href={hrefOf('login') + returnQuery}
        rel="nofollow"
        aria-haspopup="dialog"
        aria-label={isNamed ? undefined : t('keep', { title })}
        // In the capture phase, because delegated-navigation.ts handles plain links before the handlers of React.
        onClickCapture={ask}
      >
        <Icon name="heart" />
        {isNamed && t('keepThis')}
      </a>
      {isAsked && (
        <Suspense>
          <LogInModal productId={productId} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
