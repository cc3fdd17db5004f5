import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useShareLink } from '../use-share-link.ts';
import styles from './ProductActions.module.css';

/** Shares or copies the address of the page with its selection. Rendered only if the browser supports either. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages('products/product-page');
  const share = useShareLink(title);
  if (!share) return null;
  return (
    <button className={styles.action} type="button" onClick={share}>
      <Icon name="share" />
      {t('shareProduct')}
    </button>
  );
}
