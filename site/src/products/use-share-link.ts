import { useEffect, useState } from 'react';
import { notify } from '../notifications/notify.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';

/** Returns a function that shares or copies an address, by default that of the page; undefined if the browser supports neither. */
export function useShareLink(title: string, address = () => location.href): (() => Promise<void>) | undefined {
  const [canShare, setCanShare] = useState(false);
  const t = useMessages('products/product-page');
  useEffect(() => setCanShare('share' in navigator || 'clipboard' in navigator), []);
  if (!canShare) return undefined;
  return async () => {
    const url = address();
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: t('linkCopied') });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') notify({ kind: 'error', text: t('notCopied') });
    }
  };
}
