import { LoadMore, type LoadMoreProps } from '../../filters/LoadMore.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';

/** Renders the number of visible products and the button for more. */
export function LoadMoreProducts(props: Omit<LoadMoreProps, 'texts'>) {
  const t = useMessages('products');
  const { shown, total } = props;
  return <LoadMore {...props} texts={{ shown: t('shown', { shown, total }), more: t('loadMore'), failed: t('loadFailed') }} />;
}
