import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import styles from './Modal.module.css';
import { openModal } from './open-modal.ts';

type ModalProps = {
  title: string;
  /** Label of the close button. Without it, the button is hidden. */
  closeLabel?: string;
  /** Called on Escape, a click outside the content, the close button, or a followed link. */
  onClose: () => void;
  children: ReactNode;
};

/** Renders a dialog over the page, open while it is rendered. The focus stays inside and returns to the opener (PAG-15). */
export function Modal({ title, closeLabel, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const root = document.documentElement;
    // A reserved scrollbar gutter prevents the page from shifting when its scrollbar disappears.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    dialog?.showModal();
    heading.current?.focus();
    openModal.set(dialog);
    return () => {
      openModal.set(null);
      dialog?.close();
      root.style.scrollbarGutter = '';
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target === ref.current || target.closest('a')) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and follows links with Enter
    <dialog ref={ref} className={styles.modal} aria-labelledby={titleId} onCancel={cancel} onClick={click}>
      <div className={styles.content}>
        <h2 ref={heading} className={styles.title} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
        {closeLabel && <IconButton icon="close" aria-label={closeLabel} className={styles.close} onClick={onClose} />}
      </div>
    </dialog>
  );
}
