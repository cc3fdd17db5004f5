import type { ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { DiscontinuedNoticeFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './ProductAction.module.css';

type ProductActionProps = { product: FragmentOf<DiscontinuedNoticeFragment>; children: ReactNode };

/** Renders the link to the successor of a discontinued product (CAT-17), and for other products the button that adds it to the list. */
export function ProductAction({ product, children }: ProductActionProps) {
  const { localHref } = useSite();
  const t = useMessages('products/product-page');
  const successor = read<DiscontinuedNoticeFragment>(product).discontinued?.successor;
  if (!successor) return children;
  return (
    <p className={styles.successor}>
      <ButtonLink href={localHref(successor.uri)}>
        {t('toSuccessor')}
        <Icon name="arrow" />
      </ButtonLink>
    </p>
  );
}
