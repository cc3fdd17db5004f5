import { LoadMore, type LoadMoreProps } from '../../filters/LoadMore.tsx';
import { useMessages } from '../messages.ts';

/** The way to more products, and how many of them are shown. */
export function LoadMoreProducts(props: Omit<LoadMoreProps, 'texts'>) {
  const t = useMessages();
  const { shown, total } = props;
  return <LoadMore {...props} texts={{ shown: t('shown', { shown, total }), more: t('loadMore'), failed: t('loadFailed') }} />;
}
