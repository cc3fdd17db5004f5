import { useEffect, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './ProductActions.module.css';

/** Shares or copies the address of the page with its selection. Rendered only if the browser supports either. */
export function ShareButton({ title }: { title: string }) {
  const [canShare, setCanShare] = useState(false);
  const t = useMessages('products/product-page');
  useEffect(() => setCanShare('share' in navigator || 'clipboard' in navigator), []);
  if (!canShare) return null;
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: t('linkCopied') });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notify({ kind: 'error', text: t('notCopied') });
    }
  };
  return (
    <button className={styles.action} type="button" onClick={share}>
      <Icon name="share" />
      {t('shareProduct')}
    </button>
  );
}
