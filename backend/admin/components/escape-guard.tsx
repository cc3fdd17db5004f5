'use client';

import { useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Buttons that close a drawer, and ask first if text or files would be lost. */
const closers = '.doc-drawer__header-close, .bulk-upload--drawer-header .drawer-close-button';

/**
 * Lets Escape close an open list in a drawer, and else the drawer as its own button does, which asks before typed text is lost. Payload
 * closes the drawer at once, without a question.
 */
export function EscapeGuard({ children }: { children: ReactNode }) {
  const { modalState } = useModal();
  const state = useRef(modalState);
  state.current = modalState;

  useEffect(() => {
    const closeAskingly = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const [latest] = Object.values(state.current)
        .filter(({ isOpen }) => isOpen)
        .sort((a, b) => (b.openedOn ?? 0) - (a.openedOn ?? 0));
      const ending = `modal-item--slug-${latest?.slug}`;
      const drawer = [...document.querySelectorAll('dialog')].find(({ classList }) =>
        [...classList].some((name) => name.endsWith(ending)),
      );
      if (!drawer) return;
      // An open list of options or days closes alone. The drawer reads the code of the key, and the list its name.
      const isInOptions = event.target instanceof Element && event.target.closest('[aria-expanded="true"]');
      if (isInOptions || drawer.querySelector('.react-datepicker-popper'))
        return Object.defineProperty(event, 'keyCode', { value: 0 });
      const closer = drawer.querySelector<HTMLElement>(closers);
      if (!closer) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      closer.click();
    };
    window.addEventListener('keydown', closeAskingly, true);
    return () => window.removeEventListener('keydown', closeAskingly, true);
  }, []);

  return children;
}
