'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Confirm = {
  label: string;
  /** Label while the action runs. */
  busyLabel?: string;
  /** ID of the button. */
  id?: string;
  isDisabled?: boolean;
  run: () => unknown;
};

type Props = {
  title: string;
  children: ReactNode;
  /** Action that needs a confirmation; without one, the dialog can only be closed. */
  confirm?: Confirm | undefined;
  /** Button of another action, in place of the one that confirms. */
  action?: ReactNode;
  onClose: () => void;
};

/** Renders a modal dialog with a button that confirms an action, and one that closes it, which has the focus first. */
export function Dialog({ title, children, confirm, action, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    // The browser has scrolled to the first input, which may be at the end.
    dialog.current?.scrollTo(0, 0);
  }, []);

  async function run() {
    setBusy(true);
    try {
      await confirm?.run();
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="plantsoen-dialog-buttons">
        {confirm && (
          <Button {...(confirm.id && { id: confirm.id })} onClick={run} disabled={isBusy || confirm.isDisabled === true}>
            {(isBusy && confirm.busyLabel) || confirm.label}
          </Button>
        )}
        {action}
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => dialog.current?.close()}
          extraButtonProps={{ 'data-first': true }}
        >
          {t(confirm ? 'general:cancel' : 'general:close')}
        </Button>
      </div>
    </dialog>
  );
}
