import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { lazyWithPreload } from '../../platform/rendering/lazy-with-preload.tsx';

const modal = lazyWithPreload(async () => (await import('./QuickOrderModal.tsx')).QuickOrderModal);

/**
 * Returns a button for pasting article numbers with amounts, and its dialog (QUO-13). The button may move while the dialog is open, as from
 * an empty list to a filled one. The text stays until it is ordered or the page is left.
 */
export function useQuickOrder(): { button: ReactNode; dialog: ReactNode } {
  const t = useMessages('quotation');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that has opened the dialog, and would get the focus, may be gone.
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-quick-order]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = (
    <Button
      look="secondary"
      small
      aria-haspopup="dialog"
      data-quick-order=""
      onPointerEnter={() => void modal.prepare()}
      onClick={() => void modal.prepare().then(() => setOpen(true))}
    >
      {t('quickOrder')}
    </Button>
  );
  return { button, dialog: isOpen && <modal.View text={text} onText={setText} onClose={() => setOpen(false)} /> };
}
