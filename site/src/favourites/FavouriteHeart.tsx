import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../platform/routing/use-return-query.ts';
import styles from './FavouriteHeart.module.css';
import { useMessages } from './messages.ts';

export type FavouriteHeartProps = {
  /** The product that a member keeps. */
  productId: number;
  title: string;
  /** Says in words what it does, as on the product's own page. */
  isNamed?: boolean;
};

const LogInModal = lazy(() => import('./LogInModal.tsx'));
const MemberHeart = lazy(() => import('./MemberHeart.tsx'));

/** The heart of a product. A guest is asked to log in (FAV-01), without JavaScript by the log-in page. */
export function FavouriteHeart(props: FavouriteHeartProps) {
  const { hrefOf, isMember } = useSite();
  const t = useMessages();
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
        // While capturing: plain links are followed by a handler that was there before those of React (delegated-navigation.ts).
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
